'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { FilterPanelContents, type FilterPanelData } from './filter-panel-contents'
import { FILTERS_ID } from './parts'

/**
 * The filters: many controls that React does not update, so the browser keeps the server's HTML. On small
 * screens they open above the page (a popover, which needs no script), on wide ones they are beside the
 * results.
 */
export const FilterPanelView = ({ data }: { data: StaticMarkupData<FilterPanelData> }) => (
  <StaticMarkup
    as="div"
    id={FILTERS_ID}
    popover="auto"
    className="filter-panel"
    data={data}
    draw={typeof window === 'undefined' && FilterPanelContents}
  />
)
