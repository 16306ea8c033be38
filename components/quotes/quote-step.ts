import type { QuoteState } from '@/lib/contract/commerce/quote/quote'

/** State of a quote as its requester sees it. */
export type QuoteStep =
  | 'draft'
  | 'review'
  | 'offer'
  | 'accepted'
  | 'rejected'
  | 'ordered'
  | 'cancelled'
  | 'expired'

/** All states of the seller's internal workflow are one step for the requester. */
const STEPS: Readonly<Record<QuoteState, QuoteStep>> = {
  BUYER_DRAFT: 'draft',
  CREATED: 'draft',
  BUYER_SUBMITTED: 'review',
  SELLER_REQUEST: 'review',
  SELLER_DRAFT: 'review',
  SELLER_SUBMITTED: 'review',
  SELLERAPPROVER_DRAFT: 'review',
  SELLERAPPROVER_PENDING: 'review',
  SELLERAPPROVER_APPROVED: 'review',
  SELLERAPPROVER_REJECTED: 'review',
  BUYER_OFFER: 'offer',
  BUYER_ACCEPTED: 'accepted',
  BUYER_APPROVED: 'accepted',
  BUYER_REJECTED: 'rejected',
  BUYER_ORDERED: 'ordered',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

export const quoteStep = (state: QuoteState): QuoteStep => STEPS[state]
