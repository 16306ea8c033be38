import { FLOWS, type Flow } from './flows.ts'
import { newAccountPath } from './paths.ts'
import { getSite, isLocale, type Locale } from './sites.ts'
import { ADD_ORGANISATION, type FormId, getStep, type StepId, stepOfPage } from './steps.ts'

export const flowOf = (locale: Locale): Flow => FLOWS[getSite(locale).flow]

/** Public address of a step's page in a locale. */
export const stepHref = (locale: Locale, id: StepId): string => `/${locale}${getStep(id).path}`

/** Public address of the page of a form: its step's, or the one in the account. */
export const formHref = (locale: Locale, form: FormId): string =>
  form === ADD_ORGANISATION ? newAccountPath(locale) : stepHref(locale, form)

/** The step at an address of an origin, in any locale, or undefined. */
export function stepOfAddress(address: string, origin: string): StepId | undefined {
  const url = URL.parse(address)
  const [, locale = '', ...page] = url?.origin === origin ? url.pathname.split('/') : []
  return isLocale(locale) ? stepOfPage(`/${page.join('/')}`) : undefined
}
