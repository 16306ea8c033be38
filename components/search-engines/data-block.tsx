'use client'

import { readStaticMarkupData, type StaticMarkupData } from '@/components/ui/read-static-markup-data'

/**
 * A data block: it is not executed, so the Content-Security-Policy does not apply. It is static markup:
 * crawlers read it without our scripts, and no browser renders it again.
 */
export const DataBlock = ({ data }: { data: StaticMarkupData<{ text: string }> }) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {typeof window === 'undefined' ? readStaticMarkupData(data).text : ''}
  </script>
)
