'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { EXPLORE_HEADING, TOOLS_HEADING } from './tile-headings'
import { ExploreTiles, type TilesData, ToolTiles } from './tiles'

const EXPLORE_ID = 'explore'
const TOOLS_ID = 'ordering-tools'

type Props = { data: StillData<TilesData> }

/** The browser keeps them as they came. */
export const ExploreView = ({ data }: Props) => (
  <Still
    as="section"
    id={EXPLORE_ID}
    aria-labelledby={EXPLORE_HEADING}
    className="column py-12 lg:py-20"
    data={data}
    draw={typeof window === 'undefined' && ExploreTiles}
  />
)

/** The browser keeps them as they came. */
export const ToolsView = ({ data }: Props) => (
  <Still
    as="section"
    id={TOOLS_ID}
    aria-labelledby={TOOLS_HEADING}
    data={data}
    draw={typeof window === 'undefined' && ToolTiles}
  />
)
