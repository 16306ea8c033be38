'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { AToZContents, type AToZData } from './a-to-z-contents'

const BY_LETTER_ID = 'by-letter'

/** Many rows that no script changes: the browser keeps them as they came. */
export const AToZView = ({ data }: { data: StillData<AToZData> }) => (
  <Still as="div" id={BY_LETTER_ID} data={data} draw={typeof window === 'undefined' && AToZContents} />
)
