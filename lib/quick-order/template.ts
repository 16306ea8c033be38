import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'

/** Marks the text as UTF-8 for spreadsheets. */
const MARK = '\uFEFF'

/** A cell that a spreadsheet takes for text, not for a formula. */
const safeCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A CSV file to fill in, with the header and the separator that spreadsheets of the language expect. */
export function listTemplate(locale: Locale): string {
  const t = getTranslator(locale, 'quickOrder')
  const separator = getSite(locale).language === 'en' ? ',' : ';'
  return `${MARK}${[t('line.number'), t('line.quantity')].map(safeCell).join(separator)}\r\n`
}
