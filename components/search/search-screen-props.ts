import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import type { SearchQuery } from '@/lib/catalogue/search/search-query'
import type { Session } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'

export type SearchScreenProps = {
  locale: Locale
  /** The search query in the address. */
  asked: SearchQuery
  /** The query that was run: eligibility is part of it only for a known user. */
  query: SearchQuery
  view: SearchView
  /** Whether the typed text was longer than the limit. */
  isCut: boolean
  /** Subject of the search, if it has one. */
  subject?: string | undefined
  visitor: Session['state']
  siteBase: string
  supportHref: string
}
