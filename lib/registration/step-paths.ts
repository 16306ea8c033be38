import { getSite, type Locale } from '@/lib/site/sites'
import { FLOWS, type Flow } from './flows'
import { getStep, type StepId } from './steps'

export const flowOf = (locale: Locale): Flow => FLOWS[getSite(locale).flow]

/** Public address of a step's page in a locale. */
export const stepHref = (locale: Locale, id: StepId): string => `/${locale}${getStep(id).path}`
