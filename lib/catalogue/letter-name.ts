import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { OTHER_LETTERS } from './by-letter'

/** The name of a letter group; names without a Latin first letter have a text of their own. */
export const letterName = (locale: Locale, letter: string): string =>
  letter === OTHER_LETTERS ? getTranslator(locale, 'catalogue')('aToZ.other') : letter
