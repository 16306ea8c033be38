import type { QuoteState } from '@/lib/contract/commerce/quote/quote'

/** How far a quote has come, as far as it concerns who asked for it. */
export type QuoteStep =
  | 'draft'
  | 'review'
  | 'offer'
  | 'accepted'
  | 'rejected'
  | 'ordered'
  | 'cancelled'
  | 'expired'

/** What the seller does among themselves is one step for who waits. */
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
