'use client'

import { FailureNotice } from '@/components/layout/failure-texts'

// Re-exported for the layout, so that both are bundled in one file: another file would be another request of
// every page.
export { FailureTextsProvider } from '@/components/layout/failure-texts'

type Props = { error: Error & { digest?: string } }

const reload = () => window.location.reload()

/** Error page. Retry requests the page from the server again, because the failure was in its response. */
export default function PageError({ error }: Props) {
  return <FailureNotice digest={error.digest} onRetry={reload} />
}
