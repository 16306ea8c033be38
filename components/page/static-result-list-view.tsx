'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { type StaticEntries, StaticResultEntries } from './static-result-entries'

const ID = 'results'

/** The cards of a list as static markup: the browser keeps the server's HTML. */
export const StaticResultListView = ({ data }: { data: StaticMarkupData<StaticEntries> }) => (
  <StaticMarkup
    as="ul"
    id={ID}
    className="mt-6 space-y-4"
    data={data}
    draw={typeof window === 'undefined' && StaticResultEntries}
  />
)
