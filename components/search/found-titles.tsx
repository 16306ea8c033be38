import { ComparableTitles } from '@/components/catalogue/comparable-titles'
import { Pagination } from '@/components/page/pagination'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import type { SearchQuery } from '@/lib/catalogue/search/search-query'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { PageSizes } from './page-sizes'

type Props = { locale: Locale; query: SearchQuery; page: TitleSearchPage }

/** The titles of a page of results. A page beyond the last one shows a message and a link back. */
export function FoundTitles({ locale, query, page: { products, pagination } }: Props) {
  const t = getTranslator(locale, 'search')
  const hrefOf = (page: number) => searchAddress(locale, { ...query, page })
  if (products.length === 0)
    return (
      <p className="mt-6">
        {t('pastEnd')} <a href={hrefOf(1)}>{t('firstPage')}</a>
      </p>
    )
  return (
    <>
      <ComparableTitles locale={locale} titles={products} />
      <Pagination locale={locale} page={query.page} pages={pagination.totalPages} hrefOf={hrefOf} />
      <PageSizes locale={locale} query={query} total={pagination.totalResults} />
    </>
  )
}
