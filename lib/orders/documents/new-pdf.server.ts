import 'server-only'
import { getTranslator } from '@/lib/i18n/translator'
import { PdfWriter } from '@/lib/pdf/pdf-writer.server'
import { getSite, type Locale } from '@/lib/site/sites'

/** Countries of sites that print on US letter paper. */
const LETTER_COUNTRIES = ['US', 'CA']

/** A document of a site: its language, its paper, and who it is from. */
export function newPdf(locale: Locale, title: string): PdfWriter {
  const { languageTag: language, defaultCountry } = getSite(locale)
  const size = LETTER_COUNTRIES.includes(defaultCountry) ? 'LETTER' : 'A4'
  return new PdfWriter({ title, language, size })
}

/** The head of a document: who it is from, what it is, and its number. */
export function writeHead(
  locale: Locale,
  pdf: PdfWriter,
  { title, lines }: { title: string; lines: readonly string[] },
): void {
  pdf.paragraph(getTranslator(locale, 'common')('siteName'))
  pdf.heading('H1', title)
  const [first = '', ...rest] = lines
  pdf.paragraph(first, 'bold')
  for (const line of rest) pdf.paragraph(line)
}
