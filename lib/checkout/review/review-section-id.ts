import type { CheckoutStep } from '@/lib/site/checkout-steps'

/** Id of the heading of a part of the reviewed order, to which a changed part leads back. */
export const reviewSectionId = (step: CheckoutStep): string => `review-${step}`
