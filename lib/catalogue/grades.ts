import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'

/** Countries whose schools count grades as the catalogue does. */
const WITH_GRADES: ReadonlySet<string> = new Set(['US', 'CA'])

/**
 * Grade range in the notation of a site: "K–12", or "M–12" in French, whose kindergarten is the maternelle.
 * Undefined where schools count otherwise: there the ages describe the population.
 */
export const gradeRange = (locale: Locale, grades: string): string | undefined =>
  WITH_GRADES.has(getSite(locale).defaultCountry)
    ? grades.replace(/\bK\b/, getTranslator(locale, 'catalogue')('facts.kindergarten'))
    : undefined
