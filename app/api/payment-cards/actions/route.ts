import { handleCardActions } from '@/lib/payment-cards/handle-card-actions.server'

/** Deletes a payment card, or makes it the default. */
export const POST = handleCardActions
