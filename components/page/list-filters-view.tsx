'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { ListFiltersContents, type ListFiltersData } from './list-filters-contents'

const ID = 'list-filters'

/** The filters of a list as static markup: the browser keeps the server's HTML. */
export const ListFiltersView = ({ data }: { data: StaticMarkupData<ListFiltersData> }) => (
  <StaticMarkup
    as="div"
    id={ID}
    className="no-print mt-6 max-w-form"
    data={data}
    draw={typeof window === 'undefined' && ListFiltersContents}
  />
)
