import type { OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { StoredOrder } from './order-row.ts'

/** Units of an entry that were cancelled. */
export const cancelledUnits = ({ cancellations }: StoredOrder, number: number): number =>
  cancellations
    .filter(({ entryNumber }) => entryNumber === number)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Entries without the units that were cancelled; those of which nothing is left are not among them. */
export const remainingEntries = (order: StoredOrder): readonly OrderEntry[] =>
  order.snapshot.entries.flatMap(entry => {
    const quantity = entry.quantity - cancelledUnits(order, entry.entryNumber)
    return quantity === 0 ? [] : [{ ...entry, quantity }]
  })
