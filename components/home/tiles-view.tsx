'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { ExploreTiles, type TilesData, ToolTiles } from './tiles'

const EXPLORE_ID = 'explore'
const TOOLS_ID = 'ordering-tools'

type Props = { headingId: string; data: StillData<TilesData> }

/** The browser keeps them as they came. */
export const ExploreView = ({ headingId, data }: Props) => (
  <Still
    as="section"
    id={EXPLORE_ID}
    aria-labelledby={headingId}
    className="column py-12 lg:py-20"
    data={data}
    draw={typeof window === 'undefined' && ExploreTiles}
  />
)

/** The browser keeps them as they came. */
export const ToolsView = ({ headingId, data }: Props) => (
  <Still
    as="section"
    id={TOOLS_ID}
    aria-labelledby={headingId}
    data={data}
    draw={typeof window === 'undefined' && ToolTiles}
  />
)
