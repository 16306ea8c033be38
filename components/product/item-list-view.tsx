'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { ITEMS_ID } from './item-anchor'
import { ItemListContents, type ItemListData } from './item-list-contents'

const LIST_ID = 'all-items'

/**
 * The items of a title: many rows that no script changes, so the browser keeps the server's HTML. From
 * `rows`, which counts the headings of groups too, the style sheet computes the space to reserve until they
 * are rendered.
 */
export const ItemListView = ({ data, rows }: { data: StaticMarkupData<ItemListData>; rows: number }) => (
  <StaticMarkup
    as="section"
    id={LIST_ID}
    aria-labelledby={ITEMS_ID}
    data-rows={rows}
    className="column item-groups py-10 lg:py-14 print:py-0"
    data={data}
    draw={typeof window === 'undefined' && ItemListContents}
  />
)
