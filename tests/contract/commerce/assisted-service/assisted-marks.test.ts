import { beforeEach, describe, expect, it } from 'vitest'
import { cartSchema } from '../../../../lib/contract/commerce/cart/cart.ts'
import { savedCartSchema } from '../../../../lib/contract/commerce/cart/saved-cart.ts'
import { returnRequestSchema } from '../../../../lib/contract/commerce/order/return-request.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { EDITH } from '../checkout/checkout-calls.ts'
import { readExactly } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { savedCartCalls } from '../saved-carts/saved-cart-calls.ts'
import { assistedCalls } from './assisted-calls.ts'

// What an agent has had a hand in says so, and nothing else does.

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const { about, begin } = assistedCalls(() => commerce)
const orders = orderCalls(() => commerce)
const carts = savedCartCalls(() => commerce)

/** Whether an order from a cart says that support assisted. */
const says = async (cart: string) => (await orders.placed(EDITH, cart)).assistedBySupport === true

const act = async (path: string, options: { method?: string; body?: unknown } = {}) => {
  const session = await begin('edith.marsh')
  const answer = await about('edith.marsh', path, { session, ...options })
  expect(answer.status).toBeLessThan(300)
  return answer
}

const marked = (kind: string) =>
  commerce.context.database
    .prepare('SELECT code FROM commerce_assisted_records WHERE kind = ?')
    .all(kind)
    .map(({ code }) => String(code))

const ready = async (cart: string) => {
  await carts.done(EDITH, 'PATCH', `${cart}/restoresavedcart`)
  return cart
}

describe('an order', () => {
  it.each(['copySavedCart', 'clonesavedcart?name=Copy'])(
    'from a copy that an agent has made (%s) says so, one from the untouched source does not',
    async end => {
      const cart = await orders.ready()
      await carts.done(EDITH, 'PATCH', `${cart}/savedCart`, { name: 'For spring' })
      const path = `/carts/${cart}/${end}${end.includes('?') ? '&' : '?'}fields=FULL`
      const copied = await act(path, { body: { name: 'Copy' } })
      const copy = (await readExactly(copied, savedCartSchema)).savedCartData.code
      expect(marked('cart')).toEqual([copy])
      expect(await says(await ready(cart))).toBe(false)
    },
  )

  it('from a cart that an agent has made of an earlier order says so', async () => {
    const { code } = await orders.placed(EDITH, await orders.ready())
    const session = await begin('edith.marsh')
    const path = `/occ/v2/usassessments/orgUsers/`
    const id = String(
      commerce.context.database
        .prepare("SELECT customer_id AS id FROM commerce_customers WHERE uid = 'edith.marsh'")
        .get()?.id,
    )
    const made = await commerce.call(`${path}${id}/cartFromOrder?orderCode=${code}`, {
      as: 'agent-vera',
      method: 'POST',
      headers: { 'x-assisted-session': session },
    })
    expect(made.status).toBe(201)
    const active = await readExactly(
      await commerce.us('/users/current/carts/current?fields=FULL', EDITH),
      cartSchema,
    )
    expect(marked('cart')).toEqual([active.code])
    expect(marked('order')).toEqual([])
  })

  it('of which an agent has cancelled units says so', async () => {
    const { code } = await orders.placed(EDITH, await orders.ready())
    expect((await orders.show(EDITH, code)).assistedBySupport).toBeUndefined()
    await act(`/orders/${code}/cancellation`, {
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
    })
    expect((await orders.show(EDITH, code)).assistedBySupport).toBe(true)
  })
})

describe('a return', () => {
  const arrived = async () => {
    const { code } = await orders.placed(EDITH, await orders.ready())
    await orders.ahead(code, 96)
    return code
  }
  const body = (orderCode: string) => ({
    orderCode,
    returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }],
  })
  const shown = async (code: string) =>
    readExactly(await orders.about(EDITH, `/orderReturns/${code}?fields=FULL`), returnRequestSchema)

  it('that an agent has asked for says so', async () => {
    const answer = await act('/orderReturns?fields=FULL', { body: body(await arrived()) })
    const { code } = await readExactly(answer, returnRequestSchema, 201)
    expect((await shown(code)).assistedBySupport).toBe(true)
  })

  it('that the customer has asked for says so only once an agent has taken it back', async () => {
    const answer = await orders.giveBack(EDITH, await arrived(), { 0: 1 })
    const { code } = await readExactly(answer, returnRequestSchema, 201)
    expect((await shown(code)).assistedBySupport).toBeUndefined()
    await act(`/orderReturns/${code}`, { method: 'PATCH', body: { status: 'CANCELLING' } })
    expect((await shown(code)).assistedBySupport).toBe(true)
  })
})
