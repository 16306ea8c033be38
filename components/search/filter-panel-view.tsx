'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { FilterPanelContents, type FilterPanelData } from './filter-panel-contents'
import { FILTERS_ID } from './parts'

/**
 * The filters: many choices that no script of React changes, so the browser keeps them as they came. On small screens they open
 * above the page (a popover, which needs no script), on wide ones they stand beside the results.
 */
export const FilterPanelView = ({ data }: { data: StillData<FilterPanelData> }) => (
  <Still
    as="div"
    id={FILTERS_ID}
    popover="auto"
    className="filter-panel"
    data={data}
    draw={typeof window === 'undefined' && FilterPanelContents}
  />
)
