import { beforeEach, describe, expect, it } from 'vitest'
import { cartValidationSchema } from '../../../../lib/contract/commerce/cart/cart-validation.ts'
import {
  cartShareSchema,
  MOST_CART_SHARES,
  sharedCartSchema,
} from '../../../../lib/contract/commerce/cart/share.ts'
import { voucherListSchema } from '../../../../lib/contract/commerce/cart/voucher.ts'
import { deliveryEstimateSchema } from '../../../../lib/contract/commerce/checkout/estimate.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, EDITH, MIRA, OTTO } from '../checkout/checkout-calls.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { ITEMS } from './cart-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = orderCalls(() => commerce)

describe('a voucher', () => {
  const apply = (cart: string, voucherId: string) =>
    calls.call(OTTO, cart, '/applyVoucher', { body: { voucherId } })

  it('takes a percentage, an amount or the delivery off, and is removed', async () => {
    const cart = await calls.shipped(OTTO, ADDRESSES.oregon, [ITEMS.kit, 1])
    expect((await apply(cart, 'save10')).status).toBe(204)
    expect((await apply(cart, 'WELCOME25')).status).toBe(204)
    expect((await apply(cart, 'FREESHIP')).status).toBe(204)
    const shown = await calls.shown(OTTO, cart)
    // 226.00 less 22.60 less 25.00; the delivery would have been 17.84.
    expect(shown).toMatchObject({
      totalDiscounts: { value: 47.6 },
      deliveryCost: { value: 0 },
      totalPriceWithTax: { value: 178.4 },
    })
    expect(shown.appliedVouchers?.map(({ code, appliedValue }) => [code, appliedValue.value])).toEqual([
      ['SAVE10', 22.6],
      ['WELCOME25', 25],
      ['FREESHIP', 17.84],
    ])
    await calls.call(OTTO, cart, '/removeVoucher', { body: { voucherId: 'SAVE10' } })
    await calls.call(OTTO, cart, '/vouchers/WELCOME25', { method: 'DELETE' })
    const list = await readExactly(await calls.call(OTTO, cart, '/vouchers?fields=FULL'), voucherListSchema)
    expect(list.vouchers.map(({ code }) => code)).toEqual(['FREESHIP'])
  })

  it.each([
    ['NOTHING', 'coupon.invalid.code.provided'],
    ['SPRING', 'coupon.expired'],
  ])('%s is refused: %s', async (code, reason) => {
    const cart = await calls.filled(OTTO, [ITEMS.kit, 1])
    await expectRefusal(await apply(cart, code), 400, {
      type: 'VoucherOperationError',
      message: reason,
      reason,
    })
  })

  it('is applied once per cart, and some of them once per customer', async () => {
    const cart = await calls.shipped(OTTO, ADDRESSES.oregon, [ITEMS.kit, 1])
    expect((await calls.call(OTTO, cart, '/vouchers?voucherId=WELCOME25', { method: 'POST' })).status).toBe(
      200,
    )
    await expectRefusal(await apply(cart, 'WELCOME25'), 400, { reason: 'coupon.already.exists.cart' })
    await calls.settled(OTTO, cart, '/paymenttype?paymentType=ACCOUNT')
    expect((await calls.placed(OTTO, cart)).appliedVouchers).toHaveLength(1)
    const next = await calls.filled(OTTO, [ITEMS.kit, 1])
    await expectRefusal(await apply(next, 'WELCOME25'), 400, { reason: 'coupon.already.redeemed' })
  })
})

describe('validating a cart', () => {
  const validate = async (cart: string) =>
    (
      await readExactly(
        await calls.call(EDITH, cart, '/validate?fields=FULL', { method: 'POST' }),
        cartValidationSchema,
      )
    ).cartModifications.map(({ statusCode, quantity, quantityAdded }) => [
      statusCode,
      quantity,
      quantityAdded,
    ])

  it('names what stops an order, line by line, and changes nothing', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 5], [ITEMS.manual, 1], [ITEMS.formsOfLevelC, 1])
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', stock: { level: 2 } })
    await commerce.change(`/items/${ITEMS.manual}`, { status: 'WITHDRAWN' })
    expect(await validate(cart)).toEqual([
      ['lowStock', 5, -3],
      ['withdrawn', 1, 0],
      ['qualificationRequired', 1, 0],
    ])
    expect((await calls.shown(EDITH, cart)).entries.map(({ quantity }) => quantity)).toEqual([5, 1, 1])
  })

  it('tells of a changed price once', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    expect(await validate(cart)).toEqual([])
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 30_000 })
    const told = await calls.call(EDITH, cart, '/validate?fields=FULL', { method: 'POST' })
    expect((await readExactly(told, cartValidationSchema)).cartModifications).toMatchObject([
      { statusCode: 'priceChanged', previousPrice: { value: 226 } },
    ])
    expect(await validate(cart)).toEqual([])
  })
})

it('a note belongs to an entry, with or without a new quantity', async () => {
  const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
  const change = (body: unknown) => calls.call(EDITH, cart, '/entries/0', { method: 'PATCH', body })
  await change({ note: ' For room 12 ' })
  expect((await calls.shown(EDITH, cart)).entries).toMatchObject([{ quantity: 1, note: 'For room 12' }])
  await change({ quantity: 3 })
  expect((await calls.shown(EDITH, cart)).entries).toMatchObject([{ quantity: 3, note: 'For room 12' }])
  await change({ note: '' })
  expect((await calls.shown(EDITH, cart)).entries[0]).not.toHaveProperty('note')
  for (const body of [{}, { note: 'x'.repeat(121) }])
    await expectRefusal(await change(body), 400, { type: 'ValidationError' })
})

describe('an estimate', () => {
  it('tells delivery and taxes of a postal code, for anybody, and changes nothing', async () => {
    const { guid } = await calls.carts.created()
    await calls.carts.added({}, guid, ITEMS.kit, 1)
    const path = `/users/anonymous/carts/${guid}/deliveryestimate?fields=FULL`
    const body = { country: { isocode: 'US' }, postalCode: '98101' }
    const answer = await readExactly(await commerce.us(path, { body }), deliveryEstimateSchema)
    expect(answer).toMatchObject({
      deliveryModes: [{ code: 'standard' }, { code: 'expedited' }, { code: 'next-day' }],
      deliveryCost: { value: 22.6 },
      taxes: [{ code: 'US-WA', percent: 6.5, amount: { value: 16.16 } }],
      totalPriceWithTax: { value: 264.76 },
    })
    expect(await calls.carts.shown({}, guid)).not.toHaveProperty('deliveryCost')
    const abroad = { country: { isocode: 'FR' } }
    await expectRefusal(await commerce.us(path, { body: abroad }), 400, { subject: 'country.isocode' })
  })

  it('says where the account of the cart is exempt from tax', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const at = async (postalCode: string) =>
      readExactly(
        await calls.call(EDITH, cart, '/deliveryestimate?fields=FULL', {
          body: { country: { isocode: 'US' }, postalCode },
        }),
        deliveryEstimateSchema,
      )
    expect(await at('44250')).toMatchObject({ taxExempt: true, taxes: [], totalTax: { value: 0 } })
    expect(await at('98101')).not.toHaveProperty('taxExempt')
  })
})

describe('a shared cart', () => {
  const share = async (cart: string) =>
    readExactly(await calls.call(EDITH, cart, '/shares', { method: 'POST' }), cartShareSchema, 201)

  const open = (token: string) => commerce.us(`/carts/shared/${token}?fields=FULL`)

  it('is read by whoever has its link, without anything of its owner', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    await calls.call(EDITH, cart, '/entries/0', { method: 'PATCH', body: { note: 'secret' } })
    const { token } = await share(cart)
    const shared = await readExactly(await open(token), sharedCartSchema)
    // Without the discount of the organization.
    expect(shared).toMatchObject({ totalItems: 1, totalPrice: { value: 226 } })
    expect(JSON.stringify(shared)).not.toMatch(/secret|Eastmarsh|edith/i)
  })

  it('has as many links as it may have at a time', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    for (let made = 0; made < MOST_CART_SHARES; made += 1) await share(cart)
    await expectRefusal(await calls.call(EDITH, cart, '/shares', { method: 'POST' }), 400, {
      reason: 'limitReached',
    })
    await calls.call(EDITH, cart, '/shares', { method: 'DELETE' })
    expect((await open((await share(cart)).token)).status).toBe(200)
  })

  it('keeps no token that opens it, not even for a repeated call, which gets another one', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const headers = { 'idempotency-key': 'share-1' }
    const made = async () =>
      readExactly(await calls.call(EDITH, cart, '/shares', { method: 'POST', headers }), cartShareSchema, 201)
    const [first, second] = [await made(), await made()]
    const kept = commerce.context.database.prepare('SELECT body FROM commerce_kept_answers').all()
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${first.token}|${second.token}`))
    expect((await open(first.token)).status).toBe(404)
    expect((await open(second.token)).status).toBe(200)
  })

  it('that has ended gets no link back by a repeated call, which opens no other cart either', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const headers = { 'idempotency-key': 'share-2' }
    const repeat = async () =>
      readExactly(await calls.call(EDITH, cart, '/shares', { method: 'POST', headers }), cartShareSchema, 201)
    await repeat()
    await calls.call(EDITH, cart, '/shares', { method: 'DELETE' })
    const other = await calls.filled(OTTO, [ITEMS.kit, 1])
    const answer = await calls.call(OTTO, other, '/shares', { method: 'POST' })
    const { token } = await readExactly(answer, cartShareSchema, 201)
    expect((await open((await repeat()).token)).status).toBe(404)
    expect((await open(token)).status).toBe(200)
  })

  it('ends when it is unshared, when it expires, and with its cart', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const first = await share(cart)
    await calls.call(EDITH, cart, '/shares', { method: 'DELETE' })
    const second = await share(cart)
    const gone = { type: 'NotFoundError', reason: 'notFound' }
    for (const token of [first.token, 'x']) await expectRefusal(await open(token), 404, gone)
    commerce.advance(31 * 24 * 60 * 60)
    await expectRefusal(await open(second.token), 404, gone)
    await expectRefusal(
      await commerce.us(`/users/current/carts/${cart}/shares`, { ...MIRA, method: 'POST' }),
      400,
      { type: 'CartError' },
    )
  })
})
