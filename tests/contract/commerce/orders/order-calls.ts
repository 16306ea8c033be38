import { randomUUID } from 'node:crypto'
import { type Order, orderSchema } from '../../../../lib/contract/commerce/order/order.ts'
import { orderAttemptSchema } from '../../../../lib/contract/commerce/order/order-attempt.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import type { CatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, type Buyer, checkoutCalls, EDITH } from '../checkout/checkout-calls.ts'
import { readExactly } from '../commerce-harness.ts'

const unitsOf = (units: Readonly<Record<number, number>>) =>
  Object.entries(units).map(([number, quantity]) => ({ orderEntryNumber: Number(number), quantity }))

/** Order calls to the harness that is currently in use. */
export const orderCalls = (commerce: () => CatalogueHarness) => {
  const checkout = checkoutCalls(commerce)

  const place = (
    { as, site = 'usassessments' }: Buyer,
    cart: string,
    { key = String(randomUUID()), query = '' } = {},
  ) =>
    commerce().call(
      `/occ/v2/${site}/users/current/orders?cartId=${cart}&termsChecked=true&fields=FULL${query}`,
      { as, method: 'POST', headers: { 'idempotency-key': key } },
    )

  const placed = async (buyer: Buyer, cart: string, options = {}, status = 201): Promise<Order> =>
    readExactly(await place(buyer, cart, options), orderSchema, status)

  const show = async (buyer: Buyer, code: string): Promise<Order> =>
    readExactly(
      await commerce().us(`/users/current/orders/${code}?fields=FULL`, { as: buyer.as }),
      orderSchema,
    )

  const attempt = async (buyer: Buyer, key: string) =>
    readExactly(
      await commerce().us(`/users/current/orderAttempts/${key}`, { as: buyer.as }),
      orderAttemptSchema,
    )

  /** A cart that only has to be placed: by purchase order, to Washington. */
  const ready = async (buyer: Buyer = EDITH, address: object = ADDRESSES.washington): Promise<string> => {
    const cart = await checkout.shipped(buyer, address, [ITEMS.kit, 1])
    const order = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
    await checkout.settled(buyer, cart, `/paymenttype?${order}`)
    return cart
  }

  const count = (): number =>
    Number(commerce().context.database.prepare('SELECT COUNT(*) AS total FROM commerce_orders').get()?.total)

  /** Steps in for those who check, ship and take back. */
  const step = async (path: string, body: object): Promise<number> => {
    const options = { method: 'POST', body: JSON.stringify(body) }
    return (await createCommerceControlRoutes(commerce().context).request(`/orders/${path}`, options)).status
  }

  const ahead = (code: string, hours: number) => step(code, { ahead: hours * 3_600 })

  /** A call about an order of a customer. */
  const about = ({ as, site = 'usassessments' }: Buyer, path: string, body?: object, method?: string) =>
    commerce().call(`/occ/v2/${site}/users/current${path}`, {
      as,
      ...(body && { body }),
      ...(method !== undefined && { method }),
    })

  const cancel = (buyer: Buyer, code: string, units: Readonly<Record<number, number>>) =>
    about(buyer, `/orders/${code}/cancellation`, { cancellationRequestEntryInputs: unitsOf(units) })

  const giveBack = (buyer: Buyer, orderCode: string, units: Readonly<Record<number, number>>) =>
    about(buyer, '/orderReturns?fields=FULL', { orderCode, returnRequestEntryInputs: unitsOf(units) })

  return { ...checkout, place, placed, show, attempt, ready, count, step, ahead, about, cancel, giveBack }
}
