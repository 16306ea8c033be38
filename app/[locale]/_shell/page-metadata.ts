import type { Metadata } from 'next'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Title of a page that is not for search engines, marked where something on it has to be put right. */
export const pageMetadata = (locale: Locale, title: string, hasErrors = false): Metadata => ({
  title: hasErrors ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
  robots: { index: false },
})
