import { CustomerOnlyNote } from '@/components/page/customer-only-note'
import type { CheckoutBlock } from '@/lib/cart/gates/checkout-block'
import type { ExpressOffer } from '@/lib/checkout/express/express-offer'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { Locale } from '@/lib/site/sites'
import { barredCheckout } from '@/lib/support/customer-only'
import { CheckoutAction } from './checkout-action'
import { ExpressCheckoutAction } from './express-checkout-action'

type Props = {
  locale: Locale
  isSignedIn: boolean
  hidden: HiddenFieldValues
  /** Why the cart cannot be checked out; undefined if it can. */
  block: CheckoutBlock | undefined
  express: ExpressOffer | undefined
}

/**
 * The ways to order the cart, or why there are none now. A support agent prepares the cart only, and reads in
 * place of the buttons who checks it out (pages: Support login).
 */
export function CheckoutActions({ locale, isSignedIn, hidden, block, express }: Props) {
  if (block !== undefined) return <CheckoutAction {...{ locale, isSignedIn, block }} />
  const part = barredCheckout(hidden)
  if (part !== undefined) return <CustomerOnlyNote {...{ locale, part }} />
  return (
    <>
      <CheckoutAction {...{ locale, isSignedIn, block }} />
      <ExpressCheckoutAction locale={locale} offer={express} />
    </>
  )
}
