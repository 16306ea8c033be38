import { beforeEach, describe, expect, it } from 'vitest'
import { cartCalls } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { quoteCalls } from './quote-calls.ts'

const EDITH = { as: 'uid-edith' }
const DAY = 24 * 60 * 60

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = quoteCalls(() => commerce)
const carts = cartCalls(() => commerce)

describe('facts of a draft', () => {
  it('are a reference and addresses that get the offer, too', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const cc = ['board@example.com', 'purchasing@example.com']
    expect((await calls.patch(code, { reference: ' Board 7 ', cc })).status).toBe(200)
    expect(await calls.show(code)).toMatchObject({ reference: 'Board 7', cc })
    await calls.act(code, 'SUBMIT')
    await calls.sell(code, { state: 'BUYER_OFFER', total: 20_000 })
    expect(commerce.sentMail.map(({ to }) => to)).toEqual([
      'edith.marsh@example.com',
      'edith.marsh@example.com',
      ...cc,
    ])
  })

  it('can be removed', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    await calls.patch(code, { reference: 'A', cc: ['a@example.com'] })
    await calls.patch(code, { reference: '', cc: [] })
    const quote = await calls.show(code)
    expect([quote.reference, quote.cc]).toEqual([undefined, undefined])
  })

  it.each([
    [{ reference: 'x'.repeat(61) }, 'reference'],
    [{ cc: ['nobody'] }, 'cc.0'],
    [{ cc: Array.from({ length: 6 }, (_, at) => `a${at}@example.com`) }, 'cc'],
  ])('are refused as %j', async (body, subject) => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const { errors } = await (await calls.patch(code, body)).json()
    expect(errors[0]).toMatchObject({ type: 'ValidationError' })
    expect(String(errors[0].subject)).toContain(subject.split('.')[0])
  })
})

describe('the end of an offer', () => {
  const extend = (code: string, expirationTime: string) => calls.patch(code, { expirationTime })

  it('is extended once, up to 90 days after the offer', async () => {
    const { code, extendableUntil } = await calls.offered()
    expect(extendableUntil).toBe('2026-12-27T10:00:00+0000')
    expect((await extend(code, '2026-12-27T11:00:00+0100')).status).toBe(200)
    const extended = await calls.show(code)
    expect(extended.expirationTime).toBe('2026-12-27T10:00:00+0000')
    expect(extended).not.toHaveProperty('extendableUntil')
    commerce.advance(90 * DAY - 1)
    expect((await calls.show(code)).state).toBe('BUYER_OFFER')
    commerce.advance(1)
    expect((await calls.show(code)).state).toBe('EXPIRED')
  })

  it('is not extended twice, too far, backwards or to nonsense, and nothing changes', async () => {
    const { code, expirationTime = '' } = await calls.offered()
    const illegal = { type: 'IllegalArgumentError', message: 'Invalid quote expiration time' }
    for (const time of ['2026-12-27T10:00:01+0000', expirationTime, '2026-10-01T10:00:00+0000', 'later'])
      await expectRefusal(await extend(code, time), 400, illegal)
    expect((await calls.show(code)).expirationTime).toBe(expirationTime)
    await extend(code, '2026-11-10T10:00:00+0000')
    await expectRefusal(await extend(code, '2026-11-11T10:00:00+0000'), 400, illegal)
  })

  it('is extended of offers only, and of each version anew', async () => {
    const illegal = { type: 'IllegalArgumentError' }
    const time = '2026-11-10T10:00:00+0000'
    const draft = await calls.created({ cartId: await calls.filled() })
    await expectRefusal(await extend(draft.code, time), 400, illegal)
    const { code } = await calls.offered()
    await extend(code, time)
    await calls.act(code, 'EDIT')
    await calls.act(code, 'SUBMIT')
    await expectRefusal(await extend(code, time), 400, illegal)
    await calls.sell(code, { state: 'BUYER_OFFER', total: 20_000 })
    expect((await extend(code, time)).status).toBe(200)
    commerce.advance(60 * DAY)
    await expectRefusal(await extend(code, '2026-12-20T10:00:00+0000'), 400, illegal)
  })
})

describe('versions of a quote', () => {
  it('keep what was asked for and offered when the quote is changed afterwards', async () => {
    const { code } = await calls.offered()
    await calls.act(code, 'EDIT')
    const { cartId = '' } = await calls.show(code)
    await carts.changed(EDITH, cartId, 0, 5)
    await calls.act(code, 'SUBMIT')
    await calls.sell(code, { state: 'BUYER_OFFER', total: 90_000 })
    const quote = await calls.show(code)
    expect(quote).toMatchObject({ version: 2, totalPrice: { value: 900 } })
    expect(quote.versions).toMatchObject([
      {
        version: 1,
        submittedTime: '2026-09-28T10:00:00+0000',
        estimatedTotal: { value: 406.8 },
        offeredTotal: { value: 200 },
        entries: [
          {
            quantity: 2,
            basePrice: { value: 226 },
            totalPrice: { value: 452 },
            quoted: { totalPrice: { value: 200 }, saving: { value: 252 } },
          },
        ],
      },
    ])
  })

  it('are none before a quote was changed', async () => {
    expect((await calls.offered()).versions).toEqual([])
  })

  it('are checked: an action on another version than was seen changes nothing', async () => {
    const { code } = await calls.offered()
    const act = (action: string, version: number) =>
      calls.call(`/${code}/action`, { body: { action, version } })
    await calls.act(code, 'EDIT')
    await calls.act(code, 'SUBMIT')
    await calls.sell(code, { state: 'BUYER_OFFER', total: 30_000 })
    const before = await calls.show(code)
    for (const action of ['CHECKOUT', 'EDIT', 'CANCEL', 'REJECT', 'APPROVE']) {
      const stale = { type: 'QuoteStateError', reason: 'versionChanged', subject: '2' }
      await expectRefusal(await act(action, 1), 409, stale)
    }
    expect(await calls.show(code)).toEqual(before)
    expect((await act('APPROVE', 2)).status).toBe(200)
  })
})
