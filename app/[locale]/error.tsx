'use client'

import { FailureNotice } from '@/components/layout/failure-words'

// Re-exported for the layout, so that both are bundled in one file: another file would be another request of
// every page.
export { FailureWordsProvider } from '@/components/layout/failure-words'

type Props = { error: Error & { digest?: string } }

const reload = () => window.location.reload()

/** Error page. Retry requests the page from the server again, because the failure was in its response. */
export default function PageError({ error }: Props) {
  return <FailureNotice digest={error.digest} onRetry={reload} />
}
