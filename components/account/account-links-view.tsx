'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { AccountLinks, type AccountLinksData } from './account-links'

type Props = { id: string; data: StaticMarkupData<AccountLinksData> }

/** Links to the pages of the account as static markup: the browser keeps the server's HTML. */
export const AccountLinksView = ({ id, data }: Props) => (
  <StaticMarkup as="ul" id={id} data={data} draw={typeof window === 'undefined' && AccountLinks} />
)
