'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { type CardsData, TitleCards } from './title-cards'

type Props = { id: string; data: StillData<CardsData>; className?: string }

/** Titles as cards, side by side where there is room. The browser keeps them as they came. */
export const TitleListView = ({ id, data, className = 'grid gap-4 lg:grid-cols-2' }: Props) => (
  <Still
    as="ul"
    id={id}
    className={className}
    data={data}
    draw={typeof window === 'undefined' && TitleCards}
  />
)
