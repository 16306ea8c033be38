import { beforeEach, describe, expect, it } from 'vitest'
import {
  createdQuoteShareSchema,
  quoteShareListSchema,
  sharedQuoteSchema,
} from '../../../../lib/contract/commerce/quote/quote-share.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { quoteCalls } from './quote-calls.ts'

const DAY = 24 * 60 * 60

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = quoteCalls(() => commerce)

const post = (code: string, body: object = {}, headers = {}) =>
  calls.call(`/${code}/shares`, { body, headers })

const share = async (code: string, body?: object, headers = {}) =>
  readExactly(await post(code, body, headers), createdQuoteShareSchema, 201)

const open = (token: string, site = 'usassessments') =>
  commerce.call(`/occ/v2/${site}/quotes/shared/${token}?fields=FULL`)

const gone = { type: 'NotFoundError', message: 'There is no such shared quote.' }

describe('a shared quote', () => {
  it('is a read-only view for everybody with the token, without what concerns people', async () => {
    const { code } = await calls.offered()
    await calls.support(code, 'comments', { text: 'Secret', entryNumber: 0 })
    await calls.call(`/${code}/comments`, { body: { text: 'Secret' } })
    commerce.context.database.exec("UPDATE commerce_cart_entries SET note = 'Secret'")
    const { token, expiresAt } = await share(code)
    expect(token).toMatch(/^[\w-]{22}$/)
    const answer = await open(token)
    const text = await answer.clone().text()
    for (const word of ['Secret', 'edith', '@', '1002', 'satisfied', 'org-eastmarsh'])
      expect(text).not.toContain(word)
    const shared = await readExactly(answer, sharedQuoteSchema)
    expect(shared).toMatchObject({
      code,
      state: 'BUYER_OFFER',
      requesterName: 'Edith Marsh',
      organizationName: 'Eastmarsh Unified School District',
      totalPrice: { value: 200 },
      expiresAt,
    })
    expect(shared.entries[0]).toMatchObject({ quantity: 2, quoted: { totalPrice: { value: 200 } } })
  })

  it('opens for a month, or until the end of the day that was asked for', async () => {
    const code = await calls.submitted()
    expect((await share(code)).expiresAt).toBe('2026-10-28T10:00:00+0000')
    const { token, expiresAt } = await share(code, { expiresOn: '2026-09-29' })
    expect(expiresAt).toBe('2026-09-30T00:00:00+0000')
    commerce.advance(38 * 60 * 60 - 1)
    expect((await open(token)).status).toBe(200)
    commerce.advance(1)
    await expectRefusal(await open(token), 404, gone)
  })

  it('is the same 404 when it has ended, was withdrawn, is unknown or of another site', async () => {
    const code = await calls.submitted()
    const { token, id } = await share(code)
    const { shares } = await readExactly(await calls.call(`/${code}/shares`), quoteShareListSchema)
    expect(shares.map(known => known.id)).toEqual([id])
    await expectRefusal(await open(token, 'ukassessments'), 404, gone)
    expect((await calls.call(`/${code}/shares/${id}`, { method: 'DELETE' })).status).toBe(200)
    await expectRefusal(await open(token), 404, gone)
    await expectRefusal(await open('x'), 404, gone)
    await expectRefusal(await calls.call(`/${code}/shares/${id}`, { method: 'DELETE' }), 404, {
      type: 'NotFoundError',
    })
    const { token: other } = await share(code)
    commerce.advance(30 * DAY)
    await expectRefusal(await open(other), 404, gone)
    expect(await (await calls.call(`/${code}/shares`)).json()).toEqual({ shares: [] })
  })

  it('is made once per key; the answer of a repeated call has a token that opens it', async () => {
    const code = await calls.submitted()
    const headers = { 'idempotency-key': 'share-1' }
    const first = await share(code, {}, headers)
    const again = await share(code, {}, headers)
    expect(again.id).toBe(first.id)
    expect((await open(again.token)).status).toBe(200)
    expect((await (await calls.call(`/${code}/shares`)).json()).shares).toHaveLength(1)
  })

  it('leaves no token in the database', async () => {
    const { token } = await share(await calls.submitted(), {}, { 'idempotency-key': 'share-1' })
    const { database } = commerce.context
    for (const table of ['commerce_quote_shares', 'commerce_kept_answers'])
      expect(JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all())).not.toContain(token)
  })

  it.each(['2026-09-27', '2026-12-28', 'soon', ''])(
    'ends on a day within 90 days, not on %j',
    async expiresOn => {
      const code = await calls.submitted()
      const refusal = { type: 'ValidationError', subject: 'expiresOn' }
      await expectRefusal(await post(code, { expiresOn }), 400, refusal)
    },
  )

  it('is one of at most 20, and only of one’s own quotes', async () => {
    const code = await calls.submitted()
    for (let count = 0; count < 20; count += 1) await share(code)
    await expectRefusal(await post(code), 400, { type: 'IllegalStateError', reason: 'limitReached' })
    const elsewhere = await calls.call(`/${code}/shares`, { as: 'uid-hugo', body: {} })
    await expectRefusal(elsewhere, 404, { message: 'Quote not found' })
  })
})
