import 'server-only'
import { NEW_ADDRESS_FORM } from '@/lib/addresses/handle-address-form.server'
import { forgetReturnPages, saveReturnPage } from '@/lib/session/return-page.server'
import { type AddressParameters, firstParam, withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { CHECKOUT_STEP_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

const STEPS = ['account', 'payment'] as const

type Detour = (typeof STEPS)[number]

/** The address of a form of the account that leads back to a step of the checkout. */
export const detourFrom = (step: Detour, href: string): string =>
  withParameter(href, CHECKOUT_STEP_PARAMETER, step)

type Opened = { locale: Locale; user: string; parameters: AddressParameters }

const FORMS = [NEW_ADDRESS_FORM, 'add-organisation'] as const

type DetourForm = (typeof FORMS)[number]

/** Forgets the detours of a checkout that is over; a form that is opened later leads to its usual page. */
export const forgetDetours = (user: string): Promise<void> => forgetReturnPages(user, FORMS)

/** Remembers that a form was opened from the checkout, as the address of its page says. */
export async function rememberDetour(form: DetourForm, { locale, user, parameters }: Opened): Promise<void> {
  const wanted = firstParam(parameters, CHECKOUT_STEP_PARAMETER)
  const step = STEPS.find(name => name === wanted)
  // The page is shown again with errors or a question, without the parameter.
  if (step !== undefined) await saveReturnPage(user, form, checkoutPath(locale, step))
}
