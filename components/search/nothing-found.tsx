import { contentHref } from '@/lib/backends/content/href'
import { activeFilters } from '@/lib/catalogue/search/active-filters'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import { isNarrowed, type SearchQuery, withoutFilters } from '@/lib/catalogue/search/search-query'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { fitPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { Areas } from './areas'

type Props = {
  locale: Locale
  query: SearchQuery
  page: TitleSearchPage
  categories: readonly Category[]
  siteBase: string
}

/** Message for a search without titles, with the next steps, from removing one filter to choosing an area. */
export function NothingFound({ locale, query, page, categories, siteBase }: Props) {
  const t = getTranslator(locale, 'search')
  const layout = getTranslator(locale, 'layout')
  const narrowed = isNarrowed(query)
  const filters = activeFilters(locale, query, page)
  const ways = [
    ...(filters.length > 1
      ? filters.map(({ name, without }) => ({ label: t('none.without', { name }), href: without }))
      : []),
    ...(narrowed
      ? [
          {
            label:
              query.text === ''
                ? t('none.withoutFiltersAll')
                : t('none.withoutFilters', { query: query.text }),
            href: searchAddress(locale, withoutFilters(query)),
          },
        ]
      : []),
    { label: getTranslator(locale, 'fit')('title'), href: fitPath(locale) },
    { label: layout('searchPage.contact'), href: contentHref('site:contact-us', locale, siteBase) },
  ]
  return (
    <div className="mt-6 max-w-form rounded-md border border-sand bg-paper p-4 sm:p-6">
      <h3 className="text-xl">{layout('searchPage.emptyTitle')}</h3>
      <p className="mt-2">{narrowed ? t('none.text') : layout('searchPage.empty')}</p>
      <ul className="mt-3">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <h3 className="mt-5">{t('none.categories')}</h3>
      <Areas locale={locale} categories={categories} />
    </div>
  )
}
