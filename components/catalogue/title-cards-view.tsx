'use client'

import { Button } from '@/components/ui/button'
import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { COMPARE_FORM_ID } from '@/lib/catalogue/compare/compare-parameters'
import { type CardsData, TitleCards } from './title-cards'

const CARDS_ID = 'comparable-titles'

type Props = {
  data: StillData<CardsData>
  /** The way to compare the chosen ones; in sight as soon as one is chosen (app/lists.css). */
  chosen: { action: string; submit: string }
}

/** Titles as cards, as many side by side as there is room for. The browser keeps them as they came. */
export const TitleCardsView = ({ data, chosen }: Props) => (
  <>
    <Still
      as="ul"
      id={CARDS_ID}
      className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4"
      data={data}
      draw={typeof window === 'undefined' && TitleCards}
    />
    <form id={COMPARE_FORM_ID} action={chosen.action} method="get" className="compare-tray">
      <Button type="submit">
        {chosen.submit} <span data-compared-count="" />
      </Button>
    </form>
  </>
)
