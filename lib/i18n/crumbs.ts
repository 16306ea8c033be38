import { homePath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { getTranslator } from './translator'

/** Where every way to a page begins. */
export const homeCrumb = (locale: Locale) => ({
  label: getTranslator(locale, 'layout')('home'),
  href: homePath(locale),
})

/** The way to a page of the store, as far as its home. */
export const storeCrumbs = (locale: Locale) => [
  homeCrumb(locale),
  { label: getTranslator(locale, 'home')('store.title'), href: storePath(locale) },
]
