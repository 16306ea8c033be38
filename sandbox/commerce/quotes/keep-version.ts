import type { CustomerContext } from '../carts/cart-context.ts'
import { readCartState } from '../checkout/cart-state.ts'
import { cartOfQuote } from './cart-of-quote.ts'
import type { StoredQuote } from './quote-store.ts'
import { insertVersion } from './version-store.ts'

/** Keeps the lines of a quote with the prices of now. Call inside a transaction. */
export const keepVersion = (context: CustomerContext, quote: StoredQuote, version: number): void => {
  const { lines, sums } = readCartState(context, cartOfQuote(context.database, quote))
  insertVersion(context.database, quote.code, {
    version,
    submittedAt: context.now,
    lines: lines.map(({ entry, quantity, price }, at) => ({
      itemCode: entry.itemCode,
      quantity,
      basePrice: price?.unit,
      listTotal: price?.line ?? 0,
      estimatedTotal: sums.rests[at] ?? 0,
    })),
  })
}
