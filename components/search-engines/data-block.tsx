'use client'

import { readStaticMarkupData, type StaticMarkupData } from '@/components/ui/read-static-markup-data'

/**
 * A data block: it runs nothing, so the policy does not concern it. It stands in the page once; who reads it
 * has no script of ours, and no browser makes it anew.
 */
export const DataBlock = ({ data }: { data: StaticMarkupData<{ text: string }> }) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {typeof window === 'undefined' ? readStaticMarkupData(data).text : ''}
  </script>
)
