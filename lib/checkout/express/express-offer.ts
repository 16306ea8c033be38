import type { CheckoutForm } from '../checkout-forms'

/** Whether every default is valid for a cart; `missing`: the first step without one. */
export type ExpressOffer = { missing?: CheckoutForm }
