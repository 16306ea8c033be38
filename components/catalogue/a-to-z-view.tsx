'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { AToZContents, type AToZData } from './a-to-z-contents'

const BY_LETTER_ID = 'by-letter'

/** Static markup: many rows that no script changes, so the browser keeps the server's HTML. */
export const AToZView = ({ data }: { data: StaticMarkupData<AToZData> }) => (
  <StaticMarkup as="div" id={BY_LETTER_ID} data={data} draw={typeof window === 'undefined' && AToZContents} />
)
