import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SearchScreen } from '@/components/search/search-screen'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { loadSearch } from '@/lib/catalogue/search/load-search.server'
import { loadSearchSubject } from '@/lib/catalogue/search/load-subject.server'
import { isUntidy, parseSearchAddress, searchAddress } from '@/lib/catalogue/search/search-address'
import { forAnybody } from '@/lib/catalogue/search/search-query'
import { isTooLong } from '@/lib/catalogue/search/typed-text'
import { getSettings } from '@/lib/config/env.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { setPageStatus } from '@/lib/request/request-context'
import { readSession } from '@/lib/session/session.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { searchMetadata } from './search-metadata'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> =>
  searchMetadata(requireLocale((await params).locale), parseSearchAddress(await searchParams))

export default async function SearchPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const asked = parseSearchAddress(parameters)
  if (isUntidy(parameters)) redirect(searchAddress(locale, asked))
  const session = await readSession()
  const isSignedIn = session.state === 'signedIn'
  const wishes = isSignedIn ? asked : forAnybody(asked)
  const view = await loadSearch(isSignedIn ? signedInContext(session, locale) : { locale }, wishes)
  if (view.state === 'away') setPageStatus(503)
  return (
    <SearchScreen
      locale={locale}
      asked={asked}
      wishes={wishes}
      view={view}
      isCut={isTooLong(firstParam(parameters, 'q'))}
      subject={await loadSearchSubject(locale, wishes)}
      visitor={session.state}
      siteBase={getSettings().CONTENT_URL}
      supportHref={supportHref(locale)}
    />
  )
}
