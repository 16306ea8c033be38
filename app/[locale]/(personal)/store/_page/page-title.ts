import type { ComingPage } from '@/components/coming/coming-pages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Title of a page of the store, or of the word that there is none. */
export const pageTitle = (locale: Locale, page: ComingPage | undefined): string =>
  page === undefined
    ? getTranslator(locale, 'layout')('notFound.title')
    : getTranslator(locale, 'coming')(`pages.${page}.title`)
