import { getSite, isLocale, type Locale } from '@/lib/site/sites'
import { FLOWS, type Flow } from './flows'
import { getStep, type StepId, stepOfPage } from './steps'

export const flowOf = (locale: Locale): Flow => FLOWS[getSite(locale).flow]

/** Public address of a step's page in a locale. */
export const stepHref = (locale: Locale, id: StepId): string => `/${locale}${getStep(id).path}`

/** The step whose page has this address on an origin, in whatever locale, or undefined. */
export function stepOfAddress(address: string, origin: string): StepId | undefined {
  const url = URL.parse(address)
  const [, locale = '', ...page] = url?.origin === origin ? url.pathname.split('/') : []
  return isLocale(locale) ? stepOfPage(`/${page.join('/')}`) : undefined
}
