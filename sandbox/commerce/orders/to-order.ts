import type { Order } from '../../../lib/contract/commerce/order/order.ts'
import type { OrderSummary } from '../../../lib/contract/commerce/order/order-history.ts'
import { isoDay } from '../../iso-day.ts'
import { invoicingOf } from '../invoices/invoicing.ts'
import { toWireDate } from '../wire-date.ts'
import { bankTransferOf } from './bank-accounts.ts'
import { consignmentsOf, digitalDeliveryOf } from './fulfilment.ts'
import type { StoredOrder } from './order-row.ts'
import { isCancellable, toOrderedEntry } from './ordered-entries.ts'
import { remainingEntries } from './remaining-entries.ts'

const STATUS_TOKENS: Readonly<Record<Order['status'], string>> = {
  CREATED: 'created',
  ON_VALIDATION: 'open',
  READY: 'processing',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  CANCELLING: 'cancelling',
}

/** The token by which clients of the engine know a status. */
export const statusToken = (status: Order['status']): string => STATUS_TOKENS[status]

const numberOf = ({ orderEntry }: Order['consignments'][number]['entries'][number]): number =>
  orderEntry.entryNumber

/** Entries of an order, in the units that are still to come, that are in no parcel yet. */
export const unconsignedEntries = (order: StoredOrder, consignments: Order['consignments']) => {
  const inParcels = new Set(consignments.flatMap(({ entries }) => entries.map(numberOf)))
  return remainingEntries(order).filter(({ entryNumber }) => !inParcels.has(entryNumber))
}

/** The answer for an order at a moment. */
export const toOrder = (order: StoredOrder, now: number): Order => {
  const { code, guid, status, holdReasons, snapshot, createdAt, certificateAt, certificate } = order
  const consignments = [...consignmentsOf(order, now)]
  const digitalDelivery = digitalDeliveryOf(order, now)
  const entries = snapshot.entries.map(entry => toOrderedEntry(order, entry, now))
  const invoice = invoicingOf(order, now)
  return {
    ...snapshot,
    entries,
    code: String(code),
    guid,
    status,
    statusDisplay: statusToken(status),
    ...(holdReasons.length > 0 && { holdReasons }),
    ...(holdReasons.length > 0 &&
      certificateAt !== undefined && { certificateSent: toWireDate(certificateAt) }),
    ...(certificate && { certificate }),
    ...(snapshot.paymentType?.code === 'BANK_TRANSFER' && { bankTransfer: bankTransferOf(String(code)) }),
    created: toWireDate(createdAt),
    consignments,
    ...(digitalDelivery && { digitalDelivery }),
    unconsignedEntries: unconsignedEntries(order, consignments),
    ...(order.isAssisted && { assistedBySupport: true }),
    ...cancellationOf(order),
    cancellable: isCancellable(order),
    returnable: entries.some(({ returnableQuantity }) => returnableQuantity > 0),
    ...(invoice && { invoices: [{ invoiceNumber: invoice.number, issuedOn: isoDay(invoice.issuedAt) }] }),
  }
}

/** When all of an order was cancelled. */
const cancellationOf = ({ status, cancellations }: StoredOrder): Pick<Order, 'cancelledAt'> => {
  const last = cancellations.at(-1)?.at
  return status === 'CANCELLED' && last !== undefined ? { cancelledAt: toWireDate(last) } : {}
}

/** The answer for an order in a list; `withCustomer`: with the name of who has placed it. */
export const toOrderSummary = (order: StoredOrder, now: number, withCustomer = false): OrderSummary => {
  const { code, guid, status, snapshot, createdAt, purchaseOrderNumber } = order
  const { organization, qualifiedUser, totalPriceWithTax, user, fromPreviousSystem, sapQuoteCode } = snapshot
  if (totalPriceWithTax === undefined) throw new Error('an order has a total')
  const parcels = consignmentsOf(order, now)
  const invoice = invoicingOf(order, now)
  return {
    code: String(code),
    guid,
    status,
    statusDisplay: statusToken(status),
    ...(invoice && { invoiceNumber: invoice.number }),
    placed: toWireDate(createdAt),
    total: totalPriceWithTax,
    ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
    ...(organization && { orgUnit: { uid: organization.uid, name: organization.name } }),
    ...(withCustomer && { orgCustomer: user }),
    ...(parcels.length > 0 && {
      parcels: {
        shipped: parcels.filter(({ trackingID }) => trackingID !== undefined).length,
        total: parcels.length,
      },
    }),
    ...(sapQuoteCode !== undefined && { sapQuoteCode }),
    ...(qualifiedUser && { qualifiedUser: { name: qualifiedUser.name } }),
    ...(order.isAssisted && { assistedBySupport: true }),
    ...(fromPreviousSystem && { fromPreviousSystem }),
  }
}
