import type { Cart, OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { SavedLineState } from '../../../lib/contract/commerce/cart/saved-line.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { isWithdrawn } from '../catalogue/products/to-item.ts'
import { type CartLine, type CartState, readLines } from '../checkout/cart-state.ts'
import { toWireDate } from '../wire-date.ts'
import type { CartContext } from './cart-context.ts'
import { rankOfAnyAccount } from './cart-rank.ts'
import type { StoredCart } from './cart-store.ts'
import { listEntries, rememberSaved } from './entry-store.ts'
import { discountLines } from './price-cart.ts'
import { findShare, ownerOf } from './saved-share-store.ts'
import { toAvailability } from './to-entry.ts'

/**
 * Whether a line can be ordered by somebody of this rank; what cannot be helped comes first. A saved cart is
 * for no account yet.
 */
const stateOf = (line: CartLine, rank: number): SavedLineState => {
  const { item, price } = line
  if (isWithdrawn(item)) return 'WITHDRAWN'
  if (price === undefined) return 'NOT_SOLD'
  const status = toAvailability(line)?.status
  if (status === 'outOfStock') return (item.offer?.stockLevel ?? 0) > 0 ? 'LOW_STOCK' : 'OUT_OF_STOCK'
  if (item.rank > rank) return 'LEVEL_MISSING'
  return status === 'inStock' ? 'AVAILABLE' : 'BACK_ORDER'
}

/** Keeps price and state of all lines of a saved cart. Call inside a transaction. */
export const rememberLines = (context: CartContext, { code }: StoredCart): void => {
  const rank = rankOfAnyAccount(context)
  for (const line of readLines(context, listEntries(context.database, code)))
    rememberNow(context, code, line, rank)
}

const rememberNow = ({ database }: CartContext, code: number, line: CartLine, rank: number): void =>
  rememberSaved(database, code, line.entry.itemCode, { price: line.price?.unit, state: stateOf(line, rank) })

/**
 * Writes lines of a cart. In a saved one, a new line takes the price and the state of now. One that gets
 * other units keeps what it was, so that a change since then is still told; only a price that had not changed
 * follows the scale of prices. Call inside a transaction.
 */
export const rememberingSaved = <T>(context: CartContext, cart: StoredCart, write: () => T): T => {
  if (cart.savedAt === undefined) return write()
  const read = () => readLines(context, listEntries(context.database, cart.code))
  const before = new Map(read().map(line => [line.entry.itemCode, line]))
  const written = write()
  const rank = rankOfAnyAccount(context)
  for (const line of read()) {
    const { itemCode } = line.entry
    const was = before.get(itemCode)
    if (was?.quantity === line.quantity) continue
    const saved = was?.entry.saved
    if (saved === undefined) rememberNow(context, cart.code, line, rank)
    else if (saved.price === was?.price?.unit)
      rememberSaved(context.database, cart.code, itemCode, { ...saved, price: line.price?.unit })
  }
  return written
}

/** What a line of a saved cart was when it was saved, and its state now. */
export const toSavedLine = (
  { market }: CartContext,
  line: CartLine,
  rank: number,
): Pick<OrderEntry, 'saved'> => {
  const { saved } = line.entry
  if (saved === undefined) return {}
  const { price, state } = saved
  return {
    saved: {
      ...(price !== undefined && {
        basePrice: toPrice(market, price),
        totalPrice: toPrice(market, price * line.quantity),
      }),
      state,
      currentState: stateOf(line, rank),
    },
  }
}

/** A line with the price of when it was saved; one that was never compared, with that of now. */
const atSavedPrice = (line: CartLine): CartLine => {
  const { saved } = line.entry
  if (saved === undefined) return line
  const { price } = saved
  return { ...line, price: price === undefined ? undefined : { unit: price, line: price * line.quantity } }
}

type SavedMembers = Pick<
  Cart,
  'saveTime' | 'savedBy' | 'savedTotal' | 'schoolYearList' | 'version' | 'permission' | 'organizationShare'
>

/** Members that only a saved cart has; its total of then has the discounts of now. */
export const toSavedMembers = (context: CartContext, state: CartState): SavedMembers => {
  const { cart, lines, programmes, vouchers } = state
  const { database, market, customer } = context
  if (cart.savedAt === undefined) return {}
  const share = findShare(database, cart.code)
  const owner = ownerOf(database, cart)
  return {
    saveTime: toWireDate(cart.savedAt),
    ...(owner && { savedBy: owner }),
    savedTotal: toPrice(market, discountLines(lines.map(atSavedPrice), programmes, vouchers).goods),
    schoolYearList: cart.schoolYear,
    version: cart.version,
    permission: cart.customerId === customer?.customerId ? 'OWN' : share?.permission,
    ...(share && {
      organizationShare: {
        organization: share.organization,
        permission: share.permission,
        since: toWireDate(share.since),
      },
    }),
  }
}
