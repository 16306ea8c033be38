import { SearchScreen } from '@/components/search/search-screen'
import { loadSearch } from '@/lib/catalogue/search/load-search.server'
import { loadSearchSubject } from '@/lib/catalogue/search/load-subject.server'
import { isNonCanonical, parseSearchAddress, searchAddress } from '@/lib/catalogue/search/search-address'
import { anonymousQuery } from '@/lib/catalogue/search/search-query'
import { isTooLong } from '@/lib/catalogue/search/typed-text'
import { getSettings } from '@/lib/config/env.server'
import { readSession } from '@/lib/session/session.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { firstParam } from '@/lib/site/address-parameters'
import { SEARCH_PARAMETERS } from '@/lib/site/page-parameters'
import { type StoreRequest, storePage } from '../_shell/store-page'
import { searchMetadata } from './search-metadata'

async function load({ locale, parameters }: StoreRequest) {
  const asked = parseSearchAddress(parameters)
  const session = await readSession()
  const isSignedIn = session.state === 'signedIn'
  const query = isSignedIn ? asked : anonymousQuery(asked)
  return {
    asked,
    query,
    view: await loadSearch(isSignedIn ? signedInContext(session, locale) : { locale }, query),
    isCut: isTooLong(firstParam(parameters, SEARCH_PARAMETERS.text)),
    subject: await loadSearchSubject(locale, query),
    visitor: session.state,
  }
}

const page = storePage({
  metadata: ({ locale, parameters }) => searchMetadata(locale, parseSearchAddress(parameters)),
  canonicalAddress: ({ locale, parameters }) =>
    isNonCanonical(parameters) ? searchAddress(locale, parseSearchAddress(parameters)) : undefined,
  load,
  isAway: ({ view }) => view.state === 'away',
  render: (loaded, view) => <SearchScreen {...loaded} {...view} siteBase={getSettings().CONTENT_URL} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
