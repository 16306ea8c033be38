import type { Metadata } from 'next'
import { loadSearchSubject } from '@/lib/catalogue/search/load-subject.server'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import type { SearchQuery } from '@/lib/catalogue/search/search-query'
import { getTranslator } from '@/lib/i18n/translator'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import { searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/**
 * The empty search is indexed by search engines; its result pages, of which there is no end, are not. The
 * title contains the query.
 */
export async function searchMetadata(locale: Locale, asked: SearchQuery): Promise<Metadata> {
  const t = getTranslator(locale, 'layout')
  const title = t('searchPage.title')
  if (searchAddress(locale, asked) === searchPath(locale))
    return sharedMetadata(locale, { title, description: t('searchPage.description'), pathOn: searchPath })
  const query = await loadSearchSubject(locale, asked)
  return {
    title: query === undefined ? title : t('searchPage.titleFor', { query }),
    robots: { index: false },
  }
}
