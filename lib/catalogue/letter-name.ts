import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { OTHER_LETTERS } from './by-letter'

/** What a letter is called; what begins with none has a word. */
export const letterName = (locale: Locale, letter: string): string =>
  letter === OTHER_LETTERS ? getTranslator(locale, 'catalogue')('aToZ.other') : letter
