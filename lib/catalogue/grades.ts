import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** US school years as people of a site read them: "K–12", "M–12" in French, whose kindergarten is the maternelle. */
export const gradeRange = (locale: Locale, grades: string): string =>
  grades.replace(/\bK\b/, getTranslator(locale, 'catalogue')('facts.kindergarten'))
