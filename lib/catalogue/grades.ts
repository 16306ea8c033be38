import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'

/** Where schools count their years as the catalogue does. */
const WITH_GRADES: ReadonlySet<string> = new Set(['US', 'CA'])

/**
 * School years as people of a site read them: "K–12", "M–12" in French, whose kindergarten is the maternelle.
 * None where schools count otherwise: there the ages say for whom a title is.
 */
export const gradeRange = (locale: Locale, grades: string): string | undefined =>
  WITH_GRADES.has(getSite(locale).defaultCountry)
    ? grades.replace(/\bK\b/, getTranslator(locale, 'catalogue')('facts.kindergarten'))
    : undefined
