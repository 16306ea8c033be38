import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { OrderAttempt } from '@/lib/contract/commerce/order/order-attempt'
import { cartOf } from '../../components/cart/samples'
import { orderOf } from '../../components/orders/samples'
import { type BackEnds, occRefusal, type Reply, type Sent } from '../registration/back-ends'

export const PLACE = 'POST users/current/orders'
export const CART = 'GET users/current/carts/current'
export const LATEST = 'GET users/current/orders'
const ATTEMPTS = 'GET users/current/orderAttempts/'

/** How a call to place an order goes wrong. `unheard`: before anything is done; `lost`: afterwards. */
export type Fault = 'none' | 'unheard' | 'lost' | 'error' | 'errorAfter'

/** Commerce as far as placing an order needs it: a cart, orders that are placed once per key and cart. */
export class CommerceOfOrders {
  readonly orders = new Map<string, string>()
  readonly attempts = new Map<string, OrderAttempt>()
  cart: Cart | undefined
  faults: Fault[] = []
  refusal: Reply | undefined
  readonly #backEnds: BackEnds

  constructor(backEnds: BackEnds, overrides: Partial<Cart> = {}) {
    this.#backEnds = backEnds
    this.cart = cartOf({ guid: `guid-${Math.random()}`, ...overrides })
    backEnds.reply(CART, () =>
      this.cart === undefined
        ? { status: 400, body: { errors: [{ type: 'CartError', reason: 'notFound' }] } }
        : { body: this.cart },
    )
    backEnds.reply(PLACE, sent => this.#place(sent))
  }

  #place(sent: Sent): Reply {
    const key = String(sent.headers['idempotency-key'])
    this.#backEnds.reply(`${ATTEMPTS}${key}`, () => ({
      body: this.attempts.get(key) ?? { status: 'UNKNOWN' },
    }))
    const fault = this.faults.shift() ?? 'none'
    if (fault === 'unheard') return 'hang-up'
    if (fault === 'error') return { status: 500, body: {} }
    const reply = this.refusal ?? this.#order(key)
    if (fault === 'lost') return 'hang-up'
    return fault === 'errorAfter' ? { status: 500, body: {} } : reply
  }

  #order(key: string): Reply {
    const known = this.attempts.get(key)?.orderCode
    if (known === undefined && this.cart === undefined) return occRefusal(400, 'CartError')
    const code = known ?? String(30_000_001 + this.orders.size)
    this.orders.set(code, key)
    this.attempts.set(key, { status: 'PLACED', orderCode: code })
    this.cart = undefined
    return { status: known === undefined ? 201 : 200, body: orderOf({ code }) }
  }

  /** The payment is declined, as commerce remembers it by the key. */
  decline(reason: NonNullable<OrderAttempt['reason']>): void {
    this.#backEnds.reply(PLACE, sent => {
      const key = String(sent.headers['idempotency-key'])
      this.attempts.set(key, { status: 'DECLINED', reason })
      this.#backEnds.reply(`${ATTEMPTS}${key}`, () => ({ body: this.attempts.get(key) }))
      return occRefusal(400, 'PaymentDeclinedError')
    })
  }

  /** Payments succeed again. */
  accept(): void {
    this.#backEnds.reply(PLACE, sent => this.#place(sent))
  }

  /** Keys that were sent, each once. */
  keys(): readonly string[] {
    const keys = this.#backEnds.sentTo(PLACE).map(({ headers }) => String(headers['idempotency-key']))
    return [...new Set(keys)]
  }
}
