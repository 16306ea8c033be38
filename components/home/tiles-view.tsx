'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { EXPLORE_HEADING, TOOLS_HEADING } from './tile-headings'
import { ExploreTiles, type TilesData, ToolTiles } from './tiles'

const EXPLORE_ID = 'explore'
const TOOLS_ID = 'ordering-tools'

type Props = { data: StaticMarkupData<TilesData> }

/** Static markup: the browser keeps the server's HTML. */
export const ExploreView = ({ data }: Props) => (
  <StaticMarkup
    as="section"
    id={EXPLORE_ID}
    aria-labelledby={EXPLORE_HEADING}
    className="column py-12 lg:py-20"
    data={data}
    draw={typeof window === 'undefined' && ExploreTiles}
  />
)

/** Static markup: the browser keeps the server's HTML. */
export const ToolsView = ({ data }: Props) => (
  <StaticMarkup
    as="section"
    id={TOOLS_ID}
    aria-labelledby={TOOLS_HEADING}
    data={data}
    draw={typeof window === 'undefined' && ToolTiles}
  />
)
