import type { Association } from '@/lib/contract/commerce/association'

export type LinkMessage =
  | 'organisationAdded'
  | 'organisationInReview'
  | 'organisationRequested'
  | 'organisationRequestedOfService'

/**
 * What is said of a link that was made: that orders can be placed, that the organization is checked first, or
 * who decides about the request.
 */
export function linkMessage(
  { status, decidedBy }: Pick<Association, 'status' | 'decidedBy'>,
  isInReview: boolean,
): LinkMessage {
  if (status === 'PENDING_APPROVAL')
    return decidedBy === 'CUSTOMER_SERVICE' ? 'organisationRequestedOfService' : 'organisationRequested'
  return isInReview ? 'organisationInReview' : 'organisationAdded'
}
