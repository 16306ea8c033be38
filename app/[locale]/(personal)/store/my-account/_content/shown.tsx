import type { ReactNode } from 'react'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { setPageStatus } from '@/lib/request/request-context'
import type { Problem, Result } from '@/lib/result/result'
import { accountPath } from '@/lib/site/account-pages'
import { type AccountContext, signedIn } from './account-visit'

/** The page of what was loaded, or a word about the outage, with the status 503. */
export function shown<T>(
  visit: AccountContext,
  answer: Result<T, Problem>,
  draw: (value: T) => ReactNode,
): ReactNode {
  const loaded = signedIn(visit, answer)
  if (loaded.ok) return draw(loaded.value)
  setPageStatus(503)
  const { locale, page } = visit
  const retryHref = accountPath(locale, page)
  return (
    <PartUnavailable
      subject="account"
      locale={locale}
      retryHref={retryHref}
      requestId={loaded.error.requestId}
    />
  )
}
