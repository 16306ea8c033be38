import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import type { SearchQuery } from '@/lib/catalogue/search/search-query'
import type { Session } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'

export type SearchScreenProps = {
  locale: Locale
  /** What the address asks for. */
  asked: SearchQuery
  /** What of it was searched for: what somebody may order only for who is known. */
  wishes: SearchQuery
  view: SearchView
  /** What was typed was longer than what is searched for. */
  isCut: boolean
  /** What the search is about, where it is about something. */
  subject?: string | undefined
  visitor: Session['state']
  siteBase: string
  supportHref: string
}
