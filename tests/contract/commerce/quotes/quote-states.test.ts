import { beforeEach, describe, expect, it } from 'vitest'
import { cartCalls, ITEMS, linesOf } from '../cart/cart-calls.ts'
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

const gone = (subject: string) => ({ type: 'CartError', reason: 'notFound', subject })

const illegal = { type: 'IllegalStateError' }

describe('a draft quote', () => {
  it('can be renamed, and keeps members that are not sent', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const named = await calls.patch(code, { name: 'Autumn', description: 'Three schools' })
    expect([named.status, await named.text()]).toEqual([200, ''])
    await calls.patch(code, { name: 'Winter' })
    expect(await calls.show(code)).toMatchObject({ name: 'Winter', description: 'Three schools' })
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ description: 'x'.repeat(256) }, 'description'],
  ])('rejects %j', async (body, subject) => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    await expectRefusal(await calls.patch(code, body), 400, { type: 'ValidationError', subject })
  })

  it('can be changed line by line, and uses current prices', async () => {
    const { code, cartId = '' } = await calls.created({ cartId: await calls.filled() })
    commerce.advance(60)
    await carts.changed(EDITH, cartId, 0, 1)
    const quote = await calls.show(code)
    expect([quote.totalPrice?.value, quote.updatedTime]).toEqual([203.4, '2026-09-28T10:01:00+0000'])
  })

  it('can be submitted from the minimum total on', async () => {
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 5000 })
    const { code, cartId = '' } = await calls.created({ cartId: await calls.filled() })
    const refused = { type: 'QuoteUnderThresholdError' }
    await expectRefusal(await calls.act(code, 'SUBMIT'), 400, refused)
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 5556 })
    expect((await calls.act(code, 'SUBMIT')).status).toBe(200)
    expect(await calls.show(code)).toMatchObject({ state: 'BUYER_SUBMITTED', allowedActions: ['VIEW'] })
    await expectRefusal(await carts.read(EDITH, cartId), 400, gone(cartId))
  })

  it('stays a draft when it is edited, and can be cancelled', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    await calls.act(code, 'EDIT')
    expect(await calls.show(code)).toMatchObject({ state: 'BUYER_DRAFT', version: 1 })
    await calls.act(code, 'CANCEL')
    expect(await calls.show(code)).toMatchObject({ state: 'CANCELLED', allowedActions: ['VIEW', 'REQUOTE'] })
  })
})

describe('a submitted quote', () => {
  it('waits for the seller: it cannot be renamed, changed, submitted again or cancelled', async () => {
    const { code, cartId = '' } = await calls.created({ cartId: await calls.filled() })
    await calls.act(code, 'SUBMIT')
    await expectRefusal(await calls.patch(code, { name: 'Late' }), 400, illegal)
    for (const action of ['SUBMIT', 'EDIT', 'CANCEL']) {
      await expectRefusal(await calls.act(code, action), 400, { ...illegal, subject: action })
    }
    await expectRefusal(await carts.change(EDITH, cartId, 0, 9), 400, gone(cartId))
    expect(await calls.show(code)).not.toHaveProperty('cartId')
  })

  it('is submitted once per idempotency key', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const key = { 'idempotency-key': 'submit-1' }
    expect((await calls.act(code, 'SUBMIT', key)).status).toBe(200)
    expect((await calls.act(code, 'SUBMIT', key)).status).toBe(200)
  })

  it('is taken up and offered by the seller, and only then', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    expect(await calls.sell(code, { state: 'BUYER_OFFER', total: 1 })).toBe(404)
    await calls.act(code, 'SUBMIT')
    expect(await calls.sell(code, { state: 'SELLER_REQUEST' })).toBe(204)
    expect((await calls.show(code)).state).toBe('SELLER_REQUEST')
    expect(await calls.sell(code, { state: 'BUYER_OFFER' })).toBe(400)
    expect(await calls.sell(code, { state: 'BUYER_OFFER', total: 20_000 })).toBe(204)
    expect(await calls.sell('29999999', { state: 'SELLER_REQUEST' })).toBe(404)
  })
})

describe('an offered quote', () => {
  it('keeps its price and is valid for 30 days', async () => {
    const { code, totalPrice, expirationTime, allowedActions } = await calls.offered()
    expect([totalPrice?.value, expirationTime]).toEqual([200, '2026-10-28T10:00:00+0000'])
    expect(allowedActions).toEqual(['VIEW', 'CHECKOUT', 'APPROVE', 'EDIT', 'REJECT', 'CANCEL'])
    const { orderDiscounts, quoteDiscounts } = await calls.show(code)
    expect([orderDiscounts?.value, quoteDiscounts?.value]).toEqual([45.2, 206.8])
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 100 })
    commerce.advance(30 * DAY - 1)
    expect(await calls.show(code)).toMatchObject({ state: 'BUYER_OFFER', totalPrice: { value: 200 } })
    commerce.advance(1)
    expect(await calls.show(code)).toMatchObject({
      state: 'EXPIRED',
      allowedActions: ['VIEW', 'REQUOTE', 'CANCEL'],
      totalPrice: { value: 200 },
    })
    await expectRefusal(await calls.act(code, 'EDIT'), 400, illegal)
  })

  it('becomes a draft of the next version when it is edited, with current prices', async () => {
    const { code } = await calls.offered()
    await calls.act(code, 'EDIT')
    const draft = await calls.show(code)
    expect(draft).toMatchObject({ state: 'BUYER_DRAFT', version: 2, totalPrice: { value: 406.8 } })
    expect(draft).not.toHaveProperty('expirationTime')
    await carts.changed(EDITH, draft.cartId ?? '', 0, 3)
    expect((await calls.act(code, 'SUBMIT')).status).toBe(200)
  })

  it('can be cancelled, also when it has expired', async () => {
    const [one, other] = [await calls.offered(), await calls.offered()]
    await calls.act(one.code, 'CANCEL')
    commerce.advance(31 * DAY)
    await calls.act(other.code, 'CANCEL')
    for (const { code } of [one, other]) expect((await calls.show(code)).state).toBe('CANCELLED')
  })

  it('can be requested again after it has ended, with its lines and its name', async () => {
    const { code } = await calls.offered()
    await expectRefusal(await calls.create({ quoteCode: code }), 400, illegal)
    await calls.act(code, 'CANCEL')
    const anew = await calls.created({ quoteCode: code })
    expect(anew).toMatchObject({ state: 'BUYER_DRAFT', version: 1, name: `Quote ${code}` })
    expect(anew.code).not.toBe(code)
    expect(linesOf(await carts.shown(EDITH, anew.cartId ?? ''))).toEqual([[ITEMS.kit, 2]])
    expect((await calls.show(code)).state).toBe('CANCELLED')
  })
})
