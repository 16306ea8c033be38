import type { z } from 'zod'
import type { Consignment, trackingEventSchema } from '../../../lib/contract/commerce/order/consignment.ts'
import { TRACKING_TEXTS } from '../../seed/reference/tracking-texts.ts'
import { translate } from '../reference/coded-lists.ts'
import { toWireDate } from '../wire-date.ts'
import type { PlannedParcel } from './fulfilment-plan.ts'
import type { StoredOrder } from './order-row.ts'

type TrackingEvent = z.infer<typeof trackingEventSchema>

/** What the carrier has reported of a parcel by a moment of its plan, latest first. */
export function trackingEvents(
  { aheadMs, language, snapshot: { deliveryAddress } }: StoredOrder,
  { shippedAt, inTransitAt, deliveredAt }: PlannedParcel,
  moment: number,
): readonly TrackingEvent[] {
  const town = deliveryAddress?.town
  const events = [
    { at: shippedAt, code: 'PICKED_UP', location: undefined },
    { at: inTransitAt, code: 'IN_TRANSIT', location: undefined },
    { at: deliveredAt, code: 'DELIVERED', location: town },
  ] as const
  return events
    .filter(({ at }) => moment >= at)
    .map(({ at, code, location }) => ({
      eventDate: toWireDate(at - aheadMs),
      detail: translate(TRACKING_TEXTS[code], language),
      ...(location !== undefined && { location }),
      referenceCode: code,
    }))
    .toReversed()
}

/** The tokens by which clients of the engine know the status of a parcel. */
export const parcelToken = (status: Consignment['status']): string =>
  status.toLowerCase().replaceAll('_', '.')
