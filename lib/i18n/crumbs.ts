import { homePath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { getTranslator } from './translator'

/** The first breadcrumb of every page. */
export const homeCrumb = (locale: Locale) => ({
  label: getTranslator(locale, 'layout')('home'),
  href: homePath(locale),
})

/** The breadcrumbs of a page of the store, up to the store's home. */
export const storeCrumbs = (locale: Locale) => [
  homeCrumb(locale),
  { label: getTranslator(locale, 'home')('store.title'), href: storePath(locale) },
]
