import { MOST_ENTRIES } from '../../../lib/contract/commerce/cart/cart-limits.ts'
import type { CartModification, NewEntry } from '../../../lib/contract/commerce/cart/cart-modification.ts'
import { findItem, type StoredItem } from '../catalogue/products/stored-item.ts'
import type { CartContext } from './cart-context.ts'
import { rankOfCart } from './cart-rank.ts'
import { type StoredCart, touchCart } from './cart-store.ts'
import { joinNote, listEntries, putEntry } from './entry-store.ts'
import { evaluateLine, type Verdict } from './evaluate-line.ts'
import { rememberingSaved } from './saved-members.ts'

type Line = { code: string; asked: number; kept: number; item: StoredItem | undefined; note?: string }

/** Adds up to what is there; a modification for each line, in their order. Call inside a transaction. */
export const addLines = (
  context: CartContext,
  cart: StoredCart,
  lines: readonly NewEntry[],
): CartModification[] => {
  touchCart(context.database, cart.code, context.now)
  return rememberingSaved(context, cart, () => lines.map(line => addLine(context, cart, line)))
}

const addLine = (
  context: CartContext,
  cart: StoredCart,
  { product: { code }, quantity: asked, note = '' }: NewEntry,
): CartModification => {
  const entries = listEntries(context.database, cart.code)
  const kept = entries.find(({ itemCode }) => itemCode === code)?.quantity ?? 0
  const item = findItem(context.database, context.audience, code)
  const rank = rankOfCart(context, cart)
  const verdict = evaluateLine(item, { wanted: kept + asked, kept, adding: true, rank })
  const isFull = kept === 0 && verdict.quantity > 0 && entries.length >= MOST_ENTRIES
  return write(
    context,
    cart,
    { code, asked, kept, item, note },
    isFull ? { status: 'cartFull', quantity: 0 } : verdict,
  )
}

/**
 * Gives a line of the cart another quantity; `quantityAdded` is less than nothing where units go. Call inside
 * a transaction.
 */
export const setLine = (
  context: CartContext,
  cart: StoredCart,
  { code, kept, wanted }: { code: string; kept: number; wanted: number },
): CartModification => {
  const item = findItem(context.database, context.audience, code)
  const verdict = evaluateLine(item, { wanted, kept, adding: false, rank: rankOfCart(context, cart) })
  touchCart(context.database, cart.code, context.now)
  return rememberingSaved(context, cart, () =>
    write(context, cart, { code, asked: wanted, kept, item }, verdict),
  )
}

const write = (
  { database }: CartContext,
  cart: StoredCart,
  { code, asked, kept, item, note = '' }: Line,
  { status, quantity }: Verdict,
): CartModification => {
  if (quantity !== kept) putEntry(database, cart.code, { itemCode: code, quantity })
  // A line that is not taken whole may be taken back, and its note with it.
  if (quantity === kept + asked) joinNote(database, cart.code, code, note)
  const entries = listEntries(database, cart.code)
  const place = entries.findIndex(({ itemCode }) => itemCode === code)
  const own = entries[place]?.note
  const product = item === undefined ? { code } : { code, name: item.name }
  return {
    statusCode: status,
    quantity: asked,
    quantityAdded: quantity - kept,
    entry:
      place < 0
        ? { product }
        : { entryNumber: place, quantity, ...(own !== undefined && { note: own }), product },
  }
}
