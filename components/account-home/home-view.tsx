'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { HomeContents, type HomeData } from './home-contents'

const ID = 'account-home'

/** The account home as static markup: the browser keeps the server's HTML. */
export const HomeView = ({ data }: { data: StaticMarkupData<HomeData> }) => (
  <StaticMarkup as="div" id={ID} data={data} draw={typeof window === 'undefined' && HomeContents} />
)
