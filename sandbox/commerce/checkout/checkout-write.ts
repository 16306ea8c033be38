import { transaction } from '../../db/transaction.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import { type StoredCart, touchCart } from '../carts/cart-store.ts'
import { requireCart } from '../carts/resolve-cart.ts'
import { toCart } from '../carts/to-cart.ts'
import { writeOnce } from '../carts/write-once.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { readParameters } from '../http/read-parameters.ts'
import { type CartState, readCartState } from './cart-state.ts'
import { type Checkout, changeCheckout } from './checkout-store.ts'

/** What a call of checkout works on. */
export type Step = { context: CustomerContext; cart: StoredCart; parameters: URLSearchParams }

type Changes = { [Member in keyof Checkout]: Checkout[Member] | undefined }

/** A call that settles something: what it changes, judged in the transaction that writes it. */
export type Settle<Input> = (step: Step & { state: CartState }, input: Input) => Changes

const openStep = async (commerce: Commerce, request: CommerceRequest): Promise<Omit<Step, 'cart'>> => ({
  context: await customerContext(commerce, request),
  parameters: await readParameters(request),
})

/**
 * Settles something of a signed-in customer's cart and answers the cart; repeating it changes nothing.
 * @param once name of a call that adds something, which it does once per `Idempotency-Key`
 */
export const settling =
  <Input>(
    commerce: Commerce,
    settle: Settle<Input>,
    read: (request: CommerceRequest) => Input | Promise<Input>,
    once?: string,
  ) =>
  async (request: CommerceRequest): Promise<Answer> => {
    const step = await openStep(commerce, request)
    const input = await read(request)
    const { context } = step
    const work = (): Answer => {
      const cart = requireCart(context, request)
      const state = readCartState(context, cart)
      changeCheckout(commerce.database, cart.code, settle({ ...step, cart, state }, input))
      touchCart(commerce.database, cart.code, context.now)
      return { body: toCart(context, cart) }
    }
    return once === undefined
      ? transaction(commerce.database, work)
      : writeOnce(commerce, request, context, { operation: once, input, work })
  }
