import { Hono } from 'hono'
import { entryChangeSchema, type NewEntry } from '../../../lib/contract/commerce/cart/cart-modification.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { type CartContext, cartContext, customerContext } from './cart-context.ts'
import { touchCart } from './cart-store.ts'
import { deleteEntry, noteEntry } from './entry-store.ts'
import { readLine, readLines } from './read-lines.ts'
import { requireCart, requireEntry, requireOpenCart } from './resolve-cart.ts'
import { toEntries } from './to-cart.ts'
import { addLines, setLine } from './write-lines.ts'
import { writeOnce } from './write-once.ts'

/** Lines of a cart. */
export const createEntryRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    const all = `${users}/carts/:cart/entries`
    routes.get(
      all,
      answering('OrderEntryList', request => list(commerce, request)),
    )
    routes.get(
      `${all}/:entry`,
      answering('OrderEntry', request => show(commerce, request)),
    )
    routes.patch(
      `${all}/:entry`,
      answering('CartModification', request => change(commerce, request)),
    )
    routes.delete(
      `${all}/:entry`,
      answeringEmpty(request => remove(commerce, request)),
    )
  }
  routes.post(
    '/users/:user/carts/:cart/entries',
    answering('CartModification', request => add(commerce, request)),
  )
  // The one path that the engine writes with a slash at its end, too.
  for (const end of ['', '/']) {
    routes.post(`/orgUsers/:user/carts/:cart/entries${end}`, request => addAsBuyer(commerce, request))
  }
  return routes
}

/** Buyers of organisations add one line or several by the same path. */
const addAsBuyer = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const context = await customerContext(commerce, request)
  const lines = await readLines(request)
  return 'orderEntries' in lines
    ? answering('CartModificationList', () => addAll(commerce, request, context, lines.orderEntries))(request)
    : answering('CartModification', () => addOne(commerce, request, context, lines))(request)
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await cartContext(commerce, request)
  return { body: { orderEntries: toEntries(context, requireCart(context, request)) } }
}

const show = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await cartContext(commerce, request)
  const cart = requireCart(context, request)
  const { number } = requireEntry(context, request, cart)
  const entry = toEntries(context, cart)[number]
  if (entry === undefined) throw new Error('the line was found above')
  return { body: entry }
}

const add = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await cartContext(commerce, request)
  return addOne(commerce, request, context, await readLine(request))
}

/** An item that does not exist is an error of the call; everything else is stated in the answer. */
const addOne = (commerce: Commerce, request: CommerceRequest, context: CartContext, line: NewEntry): Answer =>
  writeOnce(commerce, request, context, {
    operation: 'addEntry',
    input: line,
    work: () => {
      const [modification] = addLines(context, requireOpenCart(context, request), [line])
      if (modification === undefined || modification.statusCode === 'unknownIdentifier') {
        const { code } = line.product
        throw occError.unknownIdentifier(`Product with code '${code}' not found!`, { subject: code })
      }
      return { body: modification }
    },
  })

const addAll = (
  commerce: Commerce,
  request: CommerceRequest,
  context: CartContext,
  orderEntries: readonly NewEntry[],
): Answer =>
  writeOnce(commerce, request, context, {
    operation: 'addEntries',
    input: orderEntries,
    work: () => ({
      body: { cartModifications: addLines(context, requireOpenCart(context, request), orderEntries) },
    }),
  })

/** Changes the quantity of an entry, its note (our extension), or both. */
const change = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await cartContext(commerce, request)
  const { quantity, note } = await readBody(request, entryChangeSchema)
  return writeOnce(commerce, request, context, {
    operation: 'changeEntry',
    input: note === undefined ? quantity : { quantity, note },
    work: () => {
      const cart = requireOpenCart(context, request)
      const { itemCode: code, quantity: kept } = requireEntry(context, request, cart).entry
      if (note !== undefined) noteEntry(context.database, cart.code, code, note)
      return { body: setLine(context, cart, { code, kept, wanted: quantity ?? kept }) }
    },
  })
}

const remove = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await cartContext(commerce, request)
  writeOnce(commerce, request, context, {
    operation: 'removeEntry',
    work: () => {
      const cart = requireOpenCart(context, request)
      deleteEntry(commerce.database, cart.code, requireEntry(context, request, cart).entry.itemCode)
      touchCart(commerce.database, cart.code, context.now)
      return { body: {} }
    },
  })
}
