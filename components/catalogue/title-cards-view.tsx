'use client'

import { Button } from '@/components/ui/button'
import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { COMPARE_FORM_ID } from '@/lib/catalogue/compare/compare-form'
import type { CardsData } from './title-cards'
import { TitleListView } from './title-list-view'

const CARDS_ID = 'comparable-titles'

type Props = {
  data: StaticMarkupData<CardsData>
  /** Form that compares the selected titles; shown as soon as one is selected (app/lists.css). */
  chosen: { action: string; submit: string }
}

/** A list of titles with checkboxes, and the form that compares those selected. */
export const TitleCardsView = ({ data, chosen }: Props) => (
  <>
    <TitleListView
      id={CARDS_ID}
      className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4"
      data={data}
    />
    <form id={COMPARE_FORM_ID} action={chosen.action} method="get" className="compare-tray">
      <Button type="submit">
        {chosen.submit} <span data-compared-count="" />
      </Button>
    </form>
  </>
)
