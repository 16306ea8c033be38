'use client'

import { FailureNotice } from '@/components/layout/failure-words'

// The layout takes it from here, so that both come in one file: another one would be another request of every
// page.
export { FailureWordsProvider } from '@/components/layout/failure-words'

type Props = { error: Error & { digest?: string } }

const reload = () => window.location.reload()

/** A page that failed. Trying again asks the server anew, because its answer is what failed. */
export default function PageError({ error }: Props) {
  return <FailureNotice digest={error.digest} onRetry={reload} />
}
