import { handleCardForm } from '@/lib/payment-cards/handle-card-form.server'

/** Adds a payment card. */
export const POST = handleCardForm
