import type { Locator, Page } from 'playwright/test'
import { createTranslator } from 'use-intl/core'
import { getMessages } from '@/lib/i18n/messages'
import { getSite, type Locale } from '@/lib/site/sites'

/** The part of a page with the search results. */
export const results = (page: Page): Locator => page.locator('#search-results')

/** The titles among the results. */
export const cards = (page: Page): Locator => results(page).locator('li:has([data-compare])')

export const products = (page: Page, locale: Locale): Locator =>
  results(page).getByRole('heading', { name: getMessages(locale).layout.searchPage.products, exact: true })

/** A checkbox of a facet by its name and value in the address. */
export const filter = (page: Page, name: string, value: string): Locator =>
  page.locator(`input[name="${name}"][value="${value}"]`)

/** The search box in the header, before and after its enhancement. */
export const headerSearch = (page: Page): Locator => page.getByRole('banner').locator('input[name="q"]')

/** Texts with a count, as the page formats them. */
export function textOf(locale: Locale) {
  const t = createTranslator({
    locale: getSite(locale).languageTag,
    messages: getMessages(locale),
    namespace: 'search',
  })
  return {
    count: (count: number) => t('count', { count }),
    nothingSuggested: t('suggest.away', { count: 0 }),
  }
}
