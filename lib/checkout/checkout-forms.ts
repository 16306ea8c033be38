import type { CheckoutStep } from '@/lib/site/checkout-steps'

/** Steps whose form is accepted. */
export const CHECKOUT_FORMS = [
  'account',
  'qualified-user',
  'shipping',
  'delivery',
  'payment',
] as const satisfies readonly CheckoutStep[]

export type CheckoutForm = (typeof CHECKOUT_FORMS)[number]

/** Steps with a page in the frame of the checkout; the form of the review places the order. */
export type CheckoutPageStep = CheckoutForm | 'review'

/** Whether a segment of an address names a step that accepts a form. */
export const isCheckoutForm = (value: string): value is CheckoutForm =>
  CHECKOUT_FORMS.some(form => form === value)
