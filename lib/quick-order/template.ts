import { csvSeparator } from '@/lib/format/plain-amount'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { toCsv } from '@/lib/text/csv'

/** A CSV file to fill in: the header in the language of the site, without a line. */
export function listTemplate(locale: Locale): string {
  const t = getTranslator(locale, 'quickOrder')
  return toCsv([[t('line.number'), t('line.quantity')]], csvSeparator(locale))
}
