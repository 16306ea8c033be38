/**
 * Stripe.js of the same release as the server library. It is loaded from Stripe itself, as its terms ask; it
 * is never bundled.
 */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js'

/** What Stripe.js frames and calls. */
export const STRIPE_SOURCES = {
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const
