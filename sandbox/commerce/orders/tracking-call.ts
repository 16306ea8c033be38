import { customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { consignmentsOf } from './fulfilment.ts'
import { requireOwnOrder } from './require-order.ts'
import { parcelToken } from './tracking.ts'

/** `GET orders/{o}/consignments/{c}/tracking`: of a parcel that has left. */
export const consignmentTracking =
  (commerce: Commerce) =>
  async (request: CommerceRequest): Promise<Answer> => {
    const context = await customerContext(commerce, request)
    const code = pathSegment(request, 'consignment')
    const order = requireOwnOrder(context, pathSegment(request, 'order'))
    const parcel = consignmentsOf(order, context.now).find(known => known.code === code)
    if (parcel?.trackingID === undefined)
      throw occError.unknownIdentifier('Consignment not found.', { subject: code })
    const { status, carrierDetails, trackingID, trackingUrl, targetArrivalDate, trackingEvents = [] } = parcel
    return {
      body: {
        statusDisplay: parcelToken(status),
        carrierDetails,
        trackingID,
        trackingUrl,
        targetArrivalDate,
        trackingEvents,
      },
    }
  }
