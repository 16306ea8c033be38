'use client'

import { type CardsData, TitleCards } from './title-cards'

/** Only draws titles as cards. In the browser's part because a script renews what somebody searches for (README, decisions). */
export const TitleCardsView = ({ className, ...cards }: CardsData & { className: string }) => (
  <ul className={className}>
    <TitleCards {...cards} />
  </ul>
)
