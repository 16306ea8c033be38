'use client'

import { Button } from '@/components/ui/button'
import { COMPARE_FORM_ID } from '@/lib/catalogue/compare/compare-parameters'
import { type CardsData, TitleCards } from './title-cards'

type Props = CardsData & {
  className: string
  /** The way to compare the chosen ones; in sight as soon as one is chosen (app/lists.css). */
  chosen: { action: string; submit: string }
}

/** Only draws titles as cards. In the browser's part because a script renews what somebody searches for (README, decisions). */
export const TitleCardsView = ({ className, chosen, ...cards }: Props) => (
  <>
    <ul className={className}>
      <TitleCards {...cards} />
    </ul>
    <form id={COMPARE_FORM_ID} action={chosen.action} method="get" className="compare-tray">
      <Button type="submit">
        {chosen.submit} <span data-compared-count="" />
      </Button>
    </form>
  </>
)
