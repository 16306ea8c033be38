import type { Order } from '@/lib/contract/commerce/order/order'

/** Statuses after which nothing happens any more. */
const OVER: readonly Order['status'][] = ['COMPLETED', 'CANCELLED', 'CANCELLING']

/** Whether nothing happens with an order any more. */
export const isOver = ({ status }: Pick<Order, 'status'>): boolean => OVER.includes(status)

/** Whether its page names an order by its number: an older one, and one that is over. Else it says thanks. */
export const isEarlier = (order: Pick<Order, 'status'>, isNew: boolean): boolean => !isNew || isOver(order)

/** Whether an order is, or was, worked on: its parcels and digital items then say where it stands. */
export const isBegun = ({
  consignments,
  digitalDelivery,
}: Pick<Order, 'consignments' | 'digitalDelivery'>): boolean =>
  consignments.length > 0 || (digitalDelivery !== undefined && digitalDelivery.status !== 'WAITING')
