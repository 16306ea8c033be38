import type { Metadata } from 'next'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Title of a page that search engines do not index, marked where something on it has errors. */
export const pageMetadata = (locale: Locale, title: string, hasErrors = false): Metadata => ({
  title: hasErrors ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
  robots: { index: false },
})
