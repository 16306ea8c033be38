import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'
import type { ShownOn } from './shown-on'

/** The page with a form: that of the step, or the express checkout. */
export const pageShownOn = (locale: Locale, step: CheckoutStep, shownOn: ShownOn): string =>
  shownOn === undefined ? checkoutPath(locale, step) : expressCheckoutPath(locale)

/** The page that can mend a step: the express checkout has no field for the qualified user. */
export const stepShownOn = (locale: Locale, step: CheckoutStep, shownOn: ShownOn): string =>
  pageShownOn(locale, step, step === 'qualified-user' ? undefined : shownOn)
