'use client'

import { readStillData, type StillData } from '@/components/ui/read-still-data'

/**
 * A data block: it runs nothing, so the policy does not concern it. It stands in the page once; who reads it has no script of ours, and no
 * browser makes it anew.
 */
export const DataBlock = ({ data }: { data: StillData<{ text: string }> }) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {typeof window === 'undefined' ? readStillData(data).text : ''}
  </script>
)
