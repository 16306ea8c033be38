import { beforeEach, describe, expect, it } from 'vitest'
import { ITEMS, linesOf } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, EDITH } from '../checkout/checkout-calls.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { quoteCalls } from './quote-calls.ts'

const DAY = 24 * 60 * 60

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const quotes = quoteCalls(() => commerce)
const orders = orderCalls(() => commerce)

const locked = { type: 'CartQuoteAccessError', reason: 'locked' }

/** An offer in the checkout, by its number and its cart. */
const checkedOut = async (total = 20_001) => {
  const { code } = await quotes.offered(total)
  expect((await quotes.act(code, 'CHECKOUT')).status).toBe(200)
  return { code, cart: (await quotes.show(code)).cartId ?? '' }
}

/** The same with everything that an order needs. */
const ready = async (total?: number) => {
  const { code, cart } = await checkedOut(total)
  await orders.shipTo(EDITH, cart, ADDRESSES.ohio)
  await orders.setMode(EDITH, cart, 'standard')
  const payment = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
  await orders.settled(EDITH, cart, `/paymenttype?${payment}`)
  return { code, cart }
}

const cents = (price: { value: number } | undefined) => Math.round((price?.value ?? Number.NaN) * 100)

describe('a quote in the checkout', () => {
  it('is the active cart, at the prices of the offer', async () => {
    const { code, cart } = await checkedOut()
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 100 })
    const active = await orders.shown(EDITH, 'current')
    expect(active).toMatchObject({
      code: cart,
      sapQuote: { code, state: 'BUYER_ACCEPTED', expirationTime: '2026-10-28T10:00:00+0000' },
      organization: { uid: 'org-eastmarsh' },
      subTotal: { value: 452 },
      totalDiscounts: { value: 251.99 },
      totalPrice: { value: 200.01 },
    })
    expect(active.entries[0]).toMatchObject({
      updateable: false,
      basePrice: { value: 226 },
      totalPrice: { value: 452 },
      quoted: { totalPrice: { value: 200.01 }, saving: { value: 251.99 } },
    })
    expect(active).not.toHaveProperty('programmes')
  })

  it('saves what was in the active cart under a name, and tells which cart that is', async () => {
    const { code } = await quotes.offered()
    const before = await quotes.filled(3)
    await quotes.act(code, 'CHECKOUT')
    const { savedCart } = await quotes.show(code)
    expect(savedCart).toEqual({ code: before, name: `Cart before quote ${code}` })
    expect(linesOf(await orders.shown(EDITH, before))).toEqual([[ITEMS.kit, 3]])
  })

  it('saves no empty cart', async () => {
    const { code } = await quotes.offered()
    await commerce.us('/users/current/carts', { ...EDITH, method: 'POST' })
    await quotes.act(code, 'CHECKOUT')
    expect(await quotes.show(code)).not.toHaveProperty('savedCart')
  })

  it('is refused as a whole where no further cart can be saved', async () => {
    const { code } = await quotes.offered()
    const { database, clock } = commerce.context
    const one = await quotes.filled(1)
    await commerce.us(`/users/current/carts/${one}/savedCart`, {
      ...EDITH,
      method: 'PATCH',
      body: { name: 'A' },
    })
    database
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
         INSERT INTO commerce_carts (guid, site, customer_id, name, saved_at, modified_at, turn)
         SELECT 'g' || i, site, customer_id, 'B', ?, ?, i FROM commerce_carts, n WHERE code = ?`,
      )
      .run(clock.now(), clock.now(), one)
    const before = await quotes.filled(3)
    await expectRefusal(await quotes.act(code, 'CHECKOUT'), 400, { type: 'CommerceSaveCartError' })
    expect((await quotes.show(code)).state).toBe('BUYER_OFFER')
    expect((await orders.shown(EDITH, 'current')).code).toBe(before)
  })

  it('is locked: lines, notes, vouchers and the account stay as they are', async () => {
    const { code, cart } = await checkedOut()
    const before = await orders.shown(EDITH, cart)
    const entries = `/users/current/carts/${cart}/entries`
    const line = { product: { code: ITEMS.manual }, quantity: 1 }
    const attempts = [
      await commerce.us(entries, { ...EDITH, body: line }),
      await commerce.us(`/orgUsers/current/carts/current/entries/`, {
        ...EDITH,
        body: { orderEntries: [line] },
      }),
      await commerce.us(`${entries}/0`, { ...EDITH, method: 'PATCH', body: { quantity: 1 } }),
      await commerce.us(`${entries}/0`, { ...EDITH, method: 'PATCH', body: { note: 'Room 3' } }),
      await commerce.us(`${entries}/0`, { ...EDITH, method: 'DELETE' }),
      await orders.call(EDITH, cart, '/applyVoucher', { body: { voucherId: 'SAVE10' } }),
      await orders.put(EDITH, cart, `/organization?organizationUid=${await personalUid()}`),
    ]
    for (const attempt of attempts) await expectRefusal(attempt, 400, locked)
    expect(await orders.shown(EDITH, cart)).toEqual(before)
    expect((await orders.put(EDITH, cart, '/organization?organizationUid=org-eastmarsh')).status).toBe(200)
    expect((await quotes.act(code, 'CHECKOUT')).status).toBe(200)
  })

  const personalUid = async (): Promise<string> => {
    const { customerId } = await (await commerce.us('/users/current?fields=FULL', EDITH)).json()
    return `P${customerId}`
  }

  it('leaves the checkout when its cart is deleted, and comes back with all its lines', async () => {
    const { code, cart } = await checkedOut()
    await commerce.us(`/users/current/carts/${cart}`, { ...EDITH, method: 'DELETE' })
    expect((await quotes.show(code)).state).toBe('BUYER_OFFER')
    await expectRefusal(await commerce.us('/users/current/carts/current', EDITH), 400, { type: 'CartError' })
    await quotes.act(code, 'CHECKOUT')
    expect((await orders.shown(EDITH, 'current')).totalPrice?.value).toBe(200.01)
  })

  it('makes room for another quote, and is an offer again', async () => {
    const first = await checkedOut()
    const second = await quotes.offered()
    await quotes.act(second.code, 'CHECKOUT')
    expect((await quotes.show(first.code)).state).toBe('BUYER_OFFER')
    expect((await orders.shown(EDITH, 'current')).sapQuote?.code).toBe(second.code)
  })

  it('is never merged with what was filled before the sign-in', async () => {
    const { code, cart } = await checkedOut()
    const { guid } = await (await commerce.us('/users/anonymous/carts', { method: 'POST' })).json()
    const line = { product: { code: ITEMS.manual }, quantity: 1 }
    await commerce.us(`/users/anonymous/carts/${guid}/entries`, { body: line })
    await commerce.us(`/users/current/carts?oldCartId=${guid}`, { ...EDITH, method: 'POST' })
    expect(linesOf(await orders.shown(EDITH, 'current'))).toEqual([[ITEMS.manual, 1]])
    expect(linesOf(await orders.shown(EDITH, cart))).toEqual([[ITEMS.kit, 2]])
    expect((await quotes.show(code)).state).toBe('BUYER_ACCEPTED')
  })

  it('is unlocked by EDIT: the next version, at current prices', async () => {
    const { code, cart } = await checkedOut()
    await quotes.act(code, 'EDIT')
    expect(await quotes.show(code)).toMatchObject({ version: 2, cartId: cart, totalPrice: { value: 406.8 } })
    const change = { ...EDITH, method: 'PATCH', body: { quantity: 3 } }
    expect((await commerce.us(`/users/current/carts/${cart}/entries/0`, change)).status).toBe(200)
    await expectRefusal(await commerce.us('/users/current/carts/current', EDITH), 400, { type: 'CartError' })
  })
})

describe('the order of a quote', () => {
  it('has the prices of the offer, so that quote, cart and order agree to the cent', async () => {
    const { code, cart } = await ready()
    const before = await orders.shown(EDITH, cart)
    const order = await orders.placed(EDITH, cart)
    expect(order).toMatchObject({ sapQuoteCode: code, totalPriceWithTax: before.totalPriceWithTax })
    const { subTotal, totalDiscounts, deliveryCost, totalTax, totalPriceWithTax } = order
    expect(cents(subTotal) - cents(totalDiscounts)).toBe(20_001)
    expect(20_001 + cents(deliveryCost) + cents(totalTax)).toBe(cents(totalPriceWithTax))
    expect(order.entries[0]?.quoted?.totalPrice.value).toBe(200.01)
    expect(order).not.toHaveProperty('sapQuote')
  })

  it('ends the quote, once', async () => {
    const { code, cart } = await ready()
    const key = 'order-1'
    const [one, other] = await Promise.all([
      orders.place(EDITH, cart, { key }),
      orders.place(EDITH, cart, { key: 'order-2' }),
    ])
    expect([one.status, other.status].sort()).toEqual([200, 201])
    expect(orders.count()).toBe(1)
    const { code: order } = await one.json()
    expect(await quotes.show(code)).toMatchObject({
      state: 'BUYER_ORDERED',
      sapOrderCode: order,
      allowedActions: ['VIEW', 'REQUOTE'],
      totalPrice: { value: 200.01 },
    })
    await expectRefusal(await orders.place(EDITH, 'current'), 400, { type: 'CartError' })
    await expectRefusal(await quotes.act(code, 'CHECKOUT'), 400, { type: 'IllegalStateError' })
  })

  it('gives back what the offer has cost, not the list price', async () => {
    const { cart } = await ready()
    const { code, totalPriceWithTax, deliveryCost } = await orders.placed(EDITH, cart)
    await orders.cancel(EDITH, code, { 0: 1 })
    const [entry] = (await orders.show(EDITH, code)).entries
    const half = Math.floor((cents(totalPriceWithTax) - cents(deliveryCost)) / 2)
    expect(cents(entry?.cancelledItemsPrice)).toBe(half)
  })

  it('is refused once the offer has expired in the checkout, and the lines can be asked for anew', async () => {
    const { code, cart } = await ready()
    commerce.advance(30 * DAY)
    const expired = { type: 'CommerceQuoteExpirationTimeError', reason: 'expired', subject: code }
    await expectRefusal(await orders.place(EDITH, cart), 400, expired)
    expect(orders.count()).toBe(0)
    expect((await orders.shown(EDITH, 'current')).sapQuote).toMatchObject({ state: 'EXPIRED' })
    await expectRefusal(await quotes.act(code, 'CHECKOUT'), 400, expired)
    const anew = await quotes.created({ quoteCode: code })
    expect(linesOf(await orders.shown(EDITH, anew.cartId ?? ''))).toEqual([[ITEMS.kit, 2]])
    await expectRefusal(await commerce.us('/users/current/carts/current', EDITH), 400, { type: 'CartError' })
    expect((await quotes.show(code)).state).toBe('EXPIRED')
  })

  it('is refused when the quote was withdrawn or changed meanwhile', async () => {
    for (const action of ['EDIT', 'CANCEL', 'REJECT']) {
      const { code, cart } = await ready()
      await quotes.act(code, action)
      const { status } = await orders.place(EDITH, cart)
      expect([action, status, orders.count()]).toEqual([action, 400, 0])
    }
  })

  it('is refused for another account than the quote was made for', async () => {
    const { cart } = await ready()
    commerce.context.database.exec(
      "DELETE FROM commerce_associations WHERE organization_uid = 'org-eastmarsh'",
    )
    await expectRefusal(await orders.place(EDITH, cart), 400, {
      type: 'CartQuoteAccessError',
      reason: 'otherAccount',
    })
  })
})
