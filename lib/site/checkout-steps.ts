import { storePath } from './paths.ts'
import type { Locale } from './sites.ts'

/** The steps of the checkout in their order; each is a page below `checkout` of the store. */
export const CHECKOUT_STEP_IDS = [
  'account',
  'qualified-user',
  'shipping',
  'delivery',
  'payment',
  'review',
  'confirmation',
] as const

export type CheckoutStep = (typeof CHECKOUT_STEP_IDS)[number]

const PREFIX = '/store/checkout/'

/** The checkout, whose bare address leads to the open step, or one of its steps. */
export const checkoutPath = (locale: Locale, step?: CheckoutStep): string =>
  storePath(locale, step === undefined ? 'checkout' : `checkout/${step}`)

/**
 * The step whose page has this path below the locale, or undefined. The confirmation shows an order, so no
 * cart decides about it.
 */
export const checkoutStepOfPage = (page: string): CheckoutStep | undefined =>
  CHECKOUT_STEP_IDS.find(step => step !== 'confirmation' && page === `${PREFIX}${step}`)
