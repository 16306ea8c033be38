import { type CartGroup, groupEntries } from '@/lib/cart/lines/cart-groups'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Order } from '@/lib/contract/commerce/order/order'

/** What happens next with a part of an order; days as yyyy-mm-dd. */
export type NextStep =
  | {
      group: 'shipped' | 'later' | 'preorder'
      text: 'together' | 'asReady'
      mode?: string
      days?: DeliveryDays
    }
  | { group: 'digital'; text: 'account' | 'newAccount' | 'email'; account?: string }
  | { group: 'training'; text: 'date' }

/** The days between which a delivery arrives; one day if both are the same. */
export type DeliveryDays = { from?: string; until: string }

type Ordered = Pick<Order, 'deliveryMode' | 'shipComplete' | 'inventoryAccount'> & {
  entries: readonly OrderEntry[]
}

/** What happens next, per group of the order. */
export function nextSteps(order: Ordered): readonly NextStep[] {
  const groups = groupEntries(order.entries).map(({ group }) => group)
  const isLater = groups.includes('later') || groups.includes('preorder')
  const isTogether = order.shipComplete === true && isLater
  return groups.map(group => stepOf(group, order, isTogether))
}

/** `isTogether`: what is in stock waits for the rest. */
function stepOf(group: CartGroup, order: Ordered, isTogether: boolean): NextStep {
  switch (group) {
    case 'digital':
      return { group, ...digitalStep(order) }
    case 'training':
      return { group, text: 'date' }
    case 'shipped':
    case 'later':
    case 'preorder': {
      // The days of a delivery mode refer to what is in stock.
      const days = group === 'shipped' && !isTogether ? daysOf(order.deliveryMode) : undefined
      const mode = order.deliveryMode?.name
      return {
        group,
        text: isTogether ? 'together' : 'asReady',
        ...(mode !== undefined && { mode }),
        ...(days !== undefined && { days }),
      }
    }
  }
}

/** The days of a way of delivery, as far as they are known. */
export function daysOf(mode: Ordered['deliveryMode']): DeliveryDays | undefined {
  const { earliestDelivery, latestDelivery } = mode ?? {}
  if (latestDelivery === undefined) return undefined
  const isRange = earliestDelivery !== undefined && earliestDelivery !== latestDelivery
  return { until: latestDelivery, ...(isRange && { from: earliestDelivery }) }
}

/** Usages go to an inventory account; without one, everything is sent by email. */
function digitalStep({ entries, inventoryAccount: account }: Ordered) {
  const hasUsages = entries.some(({ product }) => product.productItem.fulfilment === 'INVENTORY_CREDIT')
  if (!hasUsages || account === undefined) return { text: 'email' } as const
  const { accountNumber } = account
  return accountNumber === undefined
    ? ({ text: 'newAccount' } as const)
    : ({ text: 'account', account: accountNumber } as const)
}
