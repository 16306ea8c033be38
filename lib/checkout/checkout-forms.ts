import type { CheckoutStep } from '@/lib/site/checkout-steps'

/** Steps whose form is accepted. */
const CHECKOUT_FORMS = ['account'] as const satisfies readonly CheckoutStep[]

export type CheckoutForm = (typeof CHECKOUT_FORMS)[number]

export const isCheckoutForm = (value: string): value is CheckoutForm =>
  CHECKOUT_FORMS.some(form => form === value)
