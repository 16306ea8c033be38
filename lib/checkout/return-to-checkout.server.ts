import 'server-only'
import { forgetReturnPages, saveReturnPage } from '@/lib/session/return-page.server'
import { type AddressParameters, firstParam, withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { CHECKOUT_STEP_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

/** The step that leads to a form of the account. */
const STEP = 'account'

const FORM = 'add-organisation'

/** The address of the form of a new organization, which then leads back to the checkout. */
export const detourTo = (href: string): string => withParameter(href, CHECKOUT_STEP_PARAMETER, STEP)

type Opened = { locale: Locale; user: string; parameters: AddressParameters }

/** Forgets the detour of a checkout that is over; a form that is opened later leads to its usual page. */
export const forgetDetour = (user: string): Promise<void> => forgetReturnPages(user, [FORM])

/** Remembers that the form was opened from the checkout, as the address of its page says. */
export async function rememberDetour({ locale, user, parameters }: Opened): Promise<void> {
  // The page is shown again with errors or a question, without the parameter.
  if (firstParam(parameters, CHECKOUT_STEP_PARAMETER) === STEP)
    await saveReturnPage(user, FORM, checkoutPath(locale, STEP))
}
