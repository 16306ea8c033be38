'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { AccountLinks, type AccountLinksData } from './account-links'

const ID = 'account-pages'

/** Links to the pages of the account as static markup: the browser keeps the server's HTML. */
export const AccountLinksView = ({ data }: { data: StaticMarkupData<AccountLinksData> }) => (
  <StaticMarkup as="div" id={ID} data={data} draw={typeof window === 'undefined' && AccountLinks} />
)
