import { beforeEach, describe, expect, it } from 'vitest'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { quoteCalls } from './quote-calls.ts'

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = quoteCalls(() => commerce)
const EDITH = { as: 'uid-edith' }

const comment = (code: string, text: unknown, { end = 'comments', headers = {}, as = EDITH.as } = {}) =>
  commerce.us(`/users/current/quotes/${code}/${end}`, { as, body: { text }, headers })

describe('comments on a quote', () => {
  it('stand at the quote and at its lines, with their author, the oldest first', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const first = await comment(code, ' By March, please. ')
    expect([first.status, await first.text()]).toEqual([201, ''])
    commerce.advance(60)
    await comment(code, 'Thank you.')
    expect((await comment(code, 'In English.', { end: 'entries/0/comments' })).status).toBe(201)
    const author = { uid: expect.any(String), name: 'Edith Marsh' }
    const quote = await calls.show(code)
    expect(quote.comments).toEqual([
      { text: 'By March, please.', creationDate: '2026-09-28T10:00:00+0000', author, fromCustomer: true },
      { text: 'Thank you.', creationDate: '2026-09-28T10:01:00+0000', author, fromCustomer: true },
    ])
    expect(quote.entries[0]?.comments).toEqual([expect.objectContaining({ text: 'In English.' })])
  })

  it('are an empty list where nobody has written', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const quote = await calls.show(code)
    expect(quote.comments).toEqual([])
    expect(quote.entries[0]).not.toHaveProperty('comments')
  })

  it('happen once per idempotency key', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const headers = { 'idempotency-key': 'comment-1' }
    for (const _ of [1, 2]) expect((await comment(code, 'Once.', { headers })).status).toBe(201)
    expect((await calls.show(code)).comments).toHaveLength(1)
  })

  it('are refused without text, too long, for other quotes, and for lines that do not exist', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    for (const text of ['', '  ', 'x'.repeat(1_001)])
      await expectRefusal(await comment(code, text), 400, { type: 'ValidationError', subject: 'text' })
    await expectRefusal(await comment(code, 7), 400, { type: 'ConversionError' })
    await expectRefusal(await comment('20009999', 'Hello'), 404, { message: 'Quote not found' })
    await expectRefusal(await comment(code, 'Hello', { as: 'uid-hugo' }), 404, { message: 'Quote not found' })
    const entry = await comment(code, 'Hello', { end: 'entries/7/comments' })
    await expectRefusal(entry, 400, { type: 'CartEntryError', reason: 'notFound' })
    expect((await calls.show(code)).comments).toEqual([])
  })
})
