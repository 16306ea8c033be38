import type { Order } from '@/lib/contract/commerce/order/order'

/** What a timeline is told from: an order, or what a guest sees of one. */
export type TimelineOrder = Pick<Order, 'status' | 'created' | 'digitalDelivery' | 'cancelledAt'> & {
  consignments: readonly Pick<Order['consignments'][number], 'status' | 'statusDate' | 'trackingID'>[]
  /** Whether anything is shipped. */
  hasGoods: boolean
  /** Whether anything is digital. */
  hasDigital: boolean
}

export type TimelineStep = {
  step: 'placed' | 'checked' | 'held' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'cancelled'
  state: 'done' | 'current' | 'todo'
  /** When it was done. */
  date?: string
  /** Of a step that some parcels have reached. */
  parcels?: { shipped: number; total: number }
}

const stateOf = (isDone: boolean, isCurrent: boolean): TimelineStep['state'] =>
  isDone ? 'done' : isCurrent ? 'current' : 'todo'

/**
 * The way of an order: placed, checked, packed, shipped, delivered; digital items beside it. One that is on
 * hold or was cancelled says so (pages: Order status).
 */
export function timeline(order: TimelineOrder): readonly TimelineStep[] {
  const { status, created, cancelledAt } = order
  const placed: TimelineStep = { step: 'placed', state: 'done', date: created }
  if (status === 'CANCELLED' || status === 'CANCELLING')
    return [
      placed,
      {
        step: 'cancelled',
        state: stateOf(status === 'CANCELLED', true),
        ...(cancelledAt !== undefined && { date: cancelledAt }),
      },
    ]
  const isHeld = status === 'ON_VALIDATION'
  const isReleased = status === 'READY' || status === 'COMPLETED'
  return [
    placed,
    ...(isHeld ? [{ step: 'held', state: 'current' } as const] : []),
    { step: 'checked', state: stateOf(isReleased, !isHeld) },
    ...(order.hasGoods ? goodsSteps(order, isReleased) : []),
    ...(order.hasDigital ? [digitalStep(order, isReleased)] : []),
  ]
}

const latest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter(date => date !== undefined)
    .toSorted()
    .at(-1)

function goodsSteps({ consignments }: TimelineOrder, isReleased: boolean): readonly TimelineStep[] {
  const total = consignments.length
  const shipped = consignments.filter(({ trackingID }) => trackingID !== undefined).length
  const delivered = consignments.filter(parcel => parcel.status === 'DELIVERY_COMPLETED')
  const areAllShipped = total > 0 && shipped === total
  const areAllDelivered = total > 0 && delivered.length === total
  const date = areAllDelivered ? latest(delivered.map(({ statusDate }) => statusDate)) : undefined
  return [
    { step: 'packing', state: stateOf(shipped > 0, isReleased) },
    {
      step: 'shipped',
      state: stateOf(areAllShipped, shipped > 0),
      ...(shipped > 0 && !areAllShipped && { parcels: { shipped, total } }),
    },
    {
      step: 'delivered',
      state: stateOf(areAllDelivered, areAllShipped),
      ...(date !== undefined && { date }),
    },
  ]
}

function digitalStep({ digitalDelivery }: TimelineOrder, isReleased: boolean): TimelineStep {
  const isCredited = digitalDelivery?.status === 'CREDITED'
  return {
    step: 'credited',
    state: stateOf(isCredited, isReleased),
    ...(isCredited && digitalDelivery.statusDate !== undefined && { date: digitalDelivery.statusDate }),
  }
}

/** The same for an order as its customer sees it. */
export const timelineOf = (order: Order): readonly TimelineStep[] =>
  timeline({
    ...order,
    hasGoods: order.entries.some(({ fulfilment }) => fulfilment === 'PHYSICAL'),
    hasDigital: order.entries.some(({ fulfilment }) => fulfilment === 'DIGITAL'),
  })
