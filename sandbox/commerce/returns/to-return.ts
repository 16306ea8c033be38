import type { ReturnRequest } from '../../../lib/contract/commerce/order/return-request.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { orderMarket } from '../orders/order-market.ts'
import type { StoredOrder } from '../orders/order-row.ts'
import { withoutOptions } from '../orders/without-options.ts'
import { toWireDate } from '../wire-date.ts'
import type { StoredReturn } from './return-store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long the parts of a return take from its request, in milliseconds. */
const ACCEPTED = 2 * HOUR
const RECEIVED = 4 * DAY
const COMPLETED = 5 * DAY

/** Where goods go back to. */
const RETURN_ADDRESSES: Readonly<Record<string, string>> = {
  US: 'Returns, 400 Dock Street, Columbus, OH 43215, USA',
  CA: 'Returns, 55 Wharf Road, Toronto, ON M5A 1A1, Canada',
  GB: 'Returns, 12 Quay Lane, Bristol BS1 4QA, United Kingdom',
  NL: 'Retouren, Kadeweg 12, 1013 AA Amsterdam, Nederland',
  ES: 'Devoluciones, Calle del Muelle 12, 28045 Madrid, España',
  AU: 'Returns, 8 Pier Street, Melbourne VIC 3000, Australia',
  NZ: 'Returns, 3 Quay Street, Auckland 1010, New Zealand',
}

const ELSEWHERE = 'Returns, 21 Harbour Drive, Singapore 117401'

/** The status of a return at a moment. */
export const returnStatus = (
  { requestedAt, cancelledAt, aheadMs }: StoredReturn,
  now: number,
): ReturnRequest['status'] => {
  if (cancelledAt !== undefined) return 'CANCELED'
  const age = now + aheadMs - requestedAt
  if (age >= COMPLETED) return 'COMPLETED'
  if (age >= RECEIVED) return 'RECEIVED'
  return age >= ACCEPTED ? 'WAIT' : 'APPROVAL_PENDING'
}

/** Whether a return can still be taken back: until the goods arrive. */
export const isReturnCancellable = (status: ReturnRequest['status']): boolean =>
  status === 'APPROVAL_PENDING' || status === 'WAIT'

/** What is given back for a return, in minor units. */
export const refundOf = ({ entries }: Pick<StoredReturn, 'entries'>): number =>
  entries.reduce((sum, { refund }) => sum + refund, 0)

/** The answer for a return of an order. */
export const toReturnRequest = (stored: StoredReturn, order: StoredOrder, now: number): ReturnRequest => {
  const { code, entries, requestedAt } = stored
  const market = orderMarket(order)
  const status = returnStatus(stored, now)
  const fee = entries.reduce((sum, entry) => sum + entry.fee, 0)
  const refund = refundOf(stored)
  return {
    code: String(code),
    rma: `RMA${code}`,
    status,
    creationTime: toWireDate(requestedAt),
    cancellable: isReturnCancellable(status),
    order: { code: String(order.code) },
    ...(stored.isAssisted && { assistedBySupport: true }),
    returnAddress: RETURN_ADDRESSES[market.site.deliveryCountries[0]] ?? ELSEWHERE,
    returnEntries: entries.map(({ entryNumber, quantity, refund: amount }) => ({
      orderEntry: returnedEntryOf(order, entryNumber),
      expectedQuantity: quantity,
      refundAmount: toPrice(market, amount),
    })),
    subTotal: toPrice(market, refund + fee),
    ...(fee > 0 && { fee: toPrice(market, fee) }),
    totalPrice: toPrice(market, refund),
  }
}

const returnedEntryOf = ({ snapshot: { entries } }: StoredOrder, entryNumber: number) => {
  const entry = entries.find(known => known.entryNumber === entryNumber)
  return { entryNumber, basePrice: entry?.basePrice, product: withoutOptions(entry?.product) }
}
