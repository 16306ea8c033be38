'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { AreaGridContents, type AreaGridData } from './area-grid-contents'

const GRID_ID = 'all-areas'

/** Static markup: the browser keeps the server's HTML. */
export const AreaGridView = ({ data }: { data: StaticMarkupData<AreaGridData> }) => (
  <StaticMarkup
    as="ul"
    id={GRID_ID}
    className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3"
    data={data}
    draw={typeof window === 'undefined' && AreaGridContents}
  />
)
