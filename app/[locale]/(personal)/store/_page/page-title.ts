import type { ComingPage } from '@/components/coming/coming-pages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Title of a store page, or of the not-found page. */
export const pageTitle = (locale: Locale, page: ComingPage | undefined): string =>
  page === undefined
    ? getTranslator(locale, 'layout')('notFound.title')
    : getTranslator(locale, 'coming')(`pages.${page}.title`)
