import type { QuoteStep } from '@/lib/contract/commerce/quote/quote-states'

/** Tone of the badge of each state of a quote. */
export const QUOTE_TONES = {
  draft: 'neutral',
  review: 'warm',
  offer: 'accent',
  accepted: 'success',
  ordered: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<QuoteStep, string>
