import { Hono } from 'hono'
import type { Cart } from '../../../lib/contract/commerce/cart/cart.ts'
import { saveCartSchema } from '../../../lib/contract/commerce/cart/saved-cart.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import type { StoredCart } from '../carts/cart-store.ts'
import { requireCart } from '../carts/resolve-cart.ts'
import { toCart } from '../carts/to-cart.ts'
import { writeOnce } from '../carts/write-once.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { parseInput, readBody } from '../http/read-body.ts'
import { readParameters } from '../http/read-parameters.ts'
import { listSaved } from './list-saved.ts'
import { requireReadable, toReadable } from './readable-cart.ts'
import {
  copyCart,
  flagForDeletion,
  restoreCart,
  type SavedName,
  saveCart,
  undoDeletion,
} from './write-saved.ts'

type Write<T> = (context: CustomerContext, cart: StoredCart, saved: SavedName) => T

type Find = (context: CustomerContext, request: CommerceRequest) => StoredCart

type Operation = {
  method: 'PATCH' | 'POST'
  end: string
  read: (request: CommerceRequest) => Promise<SavedName>
  write: Write<Cart>
  /** The cart that is meant; one of the customer's own unless something else is said. */
  find?: Find
}

const fromBody = (request: CommerceRequest) => readBody(request, saveCartSchema)

/** The earlier generation of the engine takes parameters. */
const fromParameters =
  (name: string, description: string) =>
  async (request: CommerceRequest): Promise<SavedName> => {
    const given = await readParameters(request)
    const text = given.get(description)
    return parseInput(saveCartSchema, {
      name: given.get(name) ?? undefined,
      ...(text !== null && { description: text }),
    })
  }

const unnamed = async (): Promise<SavedName> => ({ name: '' })

const shown =
  (write: Write<StoredCart>): Write<Cart> =>
  (context, cart, saved) =>
    toCart(context, write(context, cart, saved))

/** A cart that may be copied: the customer's own, or that of a colleague who allows it. */
const findCopied: Find = (context, request) => requireReadable(context, pathSegment(request, 'cart'), 'COPY')

const OPERATIONS: readonly Operation[] = [
  { method: 'PATCH', end: 'savedCart', read: fromBody, write: shown(saveCart) },
  {
    method: 'PATCH',
    end: 'save',
    read: fromParameters('saveCartName', 'saveCartDescription'),
    write: shown(saveCart),
  },
  { method: 'PATCH', end: 'restoresavedcart', read: unnamed, write: shown(restoreCart) },
  { method: 'POST', end: 'copySavedCart', read: fromBody, write: shown(copyCart), find: findCopied },
  {
    method: 'POST',
    end: 'clonesavedcart',
    read: fromParameters('name', 'description'),
    write: shown(copyCart),
    find: findCopied,
  },
  { method: 'PATCH', end: 'flagForDeletion', read: unnamed, write: flagForDeletion },
]

/** Saved carts, in the newer and the older way of the engine. */
export const createSavedCartRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/users/:user/savedCarts',
    answering('SavedCartPage', request => listSaved(commerce, request)),
  )
  routes.patch(
    '/users/:user/carts/:cart/undoFlagForDeletion',
    answering('SavedCart', request => undo(commerce, request)),
  )
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    routes.get(
      `${users}/carts/:cart/savedcart`,
      answering('SavedCart', request => show(commerce, request)),
    )
    for (const operation of OPERATIONS) {
      const { method, end } = operation
      routes.on(
        method,
        `${users}/carts/:cart/${end}`,
        answering('SavedCart', request => carryOut(commerce, request, operation)),
      )
    }
  }
  return routes
}

const show = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const cart = requireReadable(context, pathSegment(request, 'cart'))
  return { body: { savedCartData: toReadable(context, cart) } }
}

const undo = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const id = pathSegment(request, 'cart')
  return writeOnce(commerce, request, context, {
    operation: 'undoFlagForDeletion',
    work: () => ({ body: { savedCartData: toCart(context, undoDeletion(context, id)) } }),
  })
}

const carryOut = async (
  commerce: Commerce,
  request: CommerceRequest,
  { end, read, write, find = requireCart }: Operation,
): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const saved = await read(request)
  return writeOnce(commerce, request, context, {
    operation: end,
    input: saved,
    work: () => ({ body: { savedCartData: write(context, find(context, request), saved) } }),
  })
}
