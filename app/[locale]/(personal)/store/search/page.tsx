import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SearchScreen } from '@/components/search/search-screen'
import { loadSearch } from '@/lib/catalogue/search/load-search.server'
import { loadSearchSubject } from '@/lib/catalogue/search/load-subject.server'
import {
  type AddressParameters,
  firstOf,
  isUntidy,
  parseSearchAddress,
  searchAddress,
} from '@/lib/catalogue/search/search-address'
import { forAnybody } from '@/lib/catalogue/search/search-wishes'
import { isTooLong } from '@/lib/catalogue/search/typed-text'
import { getSettings } from '@/lib/config/env.server'
import { supportHref } from '@/lib/content/site-links.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { sharedMetadata } from '@/lib/search-engines/sharing.server'
import { readSession } from '@/lib/session/session.server'
import { searchPath } from '@/lib/site/routes'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

/** The search itself is for search engines; what somebody has asked it is endless, and is not. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'layout')
  const title = t('searchPage.title')
  const asked = parseSearchAddress(await searchParams)
  if (searchAddress(locale, asked) === searchPath(locale))
    return sharedMetadata(locale, { title, description: t('searchPage.description'), pathOn: searchPath })
  const query = await loadSearchSubject(locale, asked)
  return {
    title: query === undefined ? title : t('searchPage.titleFor', { query }),
    robots: { index: false },
  }
}

export default async function SearchPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const asked = parseSearchAddress(parameters)
  if (isUntidy(parameters)) redirect(searchAddress(locale, asked))
  const session = await readSession()
  const known = session.state === 'signedIn' ? session : undefined
  const user = known && { id: known.user.id, accessToken: known.accessToken }
  const wishes = user ? asked : forAnybody(asked)
  return (
    <SearchScreen
      locale={locale}
      asked={asked}
      wishes={wishes}
      view={await loadSearch({ locale, ...(user && { user }) }, wishes)}
      isCut={isTooLong(firstOf(parameters, 'q'))}
      subject={await loadSearchSubject(locale, wishes)}
      visitor={session.state}
      siteBase={getSettings().CONTENT_URL}
      supportHref={supportHref(locale)}
    />
  )
}
