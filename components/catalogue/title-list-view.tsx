'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { type CardsData, TitleCards } from './title-cards'

type Props = { id: string; data: StaticMarkupData<CardsData>; className?: string }

/** Titles as cards, side by side where there is space. Static markup: the browser keeps the server's HTML. */
export const TitleListView = ({ id, data, className = 'grid gap-4 lg:grid-cols-2' }: Props) => (
  <StaticMarkup
    as="ul"
    id={id}
    className={className}
    data={data}
    draw={typeof window === 'undefined' && TitleCards}
  />
)
