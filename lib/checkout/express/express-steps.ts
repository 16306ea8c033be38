import type { CheckoutForm } from '../checkout-forms'

/** Steps that can be changed on the page of the express checkout; the qualified user has a page. */
export const EXPRESS_STEPS = [
  'account',
  'shipping',
  'delivery',
  'payment',
] as const satisfies readonly CheckoutForm[]

export type ExpressStep = (typeof EXPRESS_STEPS)[number]
