import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { StaticEntries } from './static-result-entries'
import { StaticResultListView } from './static-result-list-view'

/** The entries of a list as cards, once per page. A list with forms in its cards is a `ResultList`. */
export const StaticResultList = ({ entries }: StaticEntries) => (
  <StaticResultListView data={staticMarkupData({ entries })} />
)
