import type { Order } from '../../../lib/contract/commerce/order/order.ts'
import { toWireDate } from '../wire-date.ts'
import { bankTransferOf } from './bank-accounts.ts'
import { consignmentsOf, digitalDeliveryOf } from './fulfilment.ts'
import { type StoredOrder, statusToken } from './order-store.ts'

const numberOf = ({ orderEntry }: Order['consignments'][number]['entries'][number]): number =>
  orderEntry.entryNumber

/** The answer for an order at a moment. */
export const toOrder = (order: StoredOrder, now: number): Order => {
  const { code, guid, status, holdReasons, snapshot, createdAt } = order
  const consignments = consignmentsOf(order, now)
  const digitalDelivery = digitalDeliveryOf(order, now)
  const inParcels = new Set(consignments.flatMap(({ entries }) => entries.map(numberOf)))
  return {
    ...snapshot,
    code: String(code),
    guid,
    status,
    statusDisplay: statusToken(status),
    ...(holdReasons.length > 0 && { holdReasons }),
    ...(snapshot.paymentType?.code === 'BANK_TRANSFER' && { bankTransfer: bankTransferOf(String(code)) }),
    created: toWireDate(createdAt),
    consignments: [...consignments],
    ...(digitalDelivery && { digitalDelivery }),
    unconsignedEntries: snapshot.entries.filter(({ entryNumber }) => !inParcels.has(entryNumber)),
    cancellable: status === 'CREATED' || status === 'ON_VALIDATION',
    returnable: false,
  }
}

/** The answer for an order in a list. */
export const toOrderSummary = ({
  code,
  guid,
  status,
  snapshot,
  createdAt,
  purchaseOrderNumber,
}: StoredOrder) => {
  const { organization, qualifiedUser, totalPriceWithTax } = snapshot
  return {
    code: String(code),
    guid,
    status,
    statusDisplay: statusToken(status),
    placed: toWireDate(createdAt),
    total: totalPriceWithTax,
    ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
    ...(organization && { orgUnit: { uid: organization.uid, name: organization.name } }),
    ...(qualifiedUser && { qualifiedUser: { name: qualifiedUser.name } }),
  }
}
