'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { ITEMS_ID } from './item-anchor'
import { ItemListContents, type ItemListData } from './item-list-contents'

const LIST_ID = 'all-items'

/**
 * The items of a title: many rows that no script changes, so the browser keeps them as they came.
 * `rows`, headings of groups among them, tells the style sheet how much room to hold until they are drawn.
 */
export const ItemListView = ({ data, rows }: { data: StillData<ItemListData>; rows: number }) => (
  <Still
    as="section"
    id={LIST_ID}
    aria-labelledby={ITEMS_ID}
    data-rows={rows}
    className="column item-groups py-10 lg:py-14 print:py-0"
    data={data}
    draw={typeof window === 'undefined' && ItemListContents}
  />
)
