import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import type { SearchWishes } from '@/lib/catalogue/search/search-wishes'
import type { Locale } from '@/lib/site/sites'

export type SearchScreenProps = {
  locale: Locale
  wishes: SearchWishes
  view: SearchView
  /** What was typed was longer than what is searched for. */
  isCut: boolean
  isSignedIn: boolean
  siteBase: string
  supportHref: string
}
