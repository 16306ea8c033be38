import { writeDate } from '@/lib/format/formats'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { countCodePoints } from '@/lib/validation/text'

/** Characters of a name that its field shows at once. */
const SHOWN_CHARACTERS = 46

type Content = {
  /** Names of the items. */
  items: readonly string[]
  /** `YYYY-MM-DD` */
  day: string
}

/**
 * Default name of a saved cart or quote: its first item, the number of others, and the date. The name of the
 * item is cut between words so that the field shows the rest, too.
 */
export function defaultName(locale: Locale, { items: [first, ...others], day }: Content): string {
  const date = writeDate(locale, { dateStyle: 'medium', timeZone: 'UTC' }, new Date(day))
  if (first === undefined) return date
  const t = getTranslator(locale, 'cart')
  const nameWith = (item: string) => t('choose.cartName', { first: item, more: others.length, date })
  const whole = nameWith(first)
  const surplus = countCodePoints(whole) - SHOWN_CHARACTERS
  return surplus <= 0 ? whole : nameWith(cutBetweenWords(first, countCodePoints(first) - surplus - 1))
}

/** The start of a text with an ellipsis; a single word that is too long is cut within. */
function cutBetweenWords(text: string, most: number): string {
  const start = [...text].slice(0, most + 1).join('')
  const words = /^(.*\S)[\s–-]+\S*$/su.exec(start)?.[1]
  return `${(words ?? [...text].slice(0, most).join('')).replace(/[\s–,-]+$/u, '')}…`
}
