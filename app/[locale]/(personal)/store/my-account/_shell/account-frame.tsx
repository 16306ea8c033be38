import type { ReactNode } from 'react'
import { AccountShell } from '@/components/account/account-shell'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { setPageStatus } from '@/lib/request/request-context'
import type { Problem, Result } from '@/lib/result/result'
import type { MyAccountPage } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props<T> = {
  locale: Locale
  page: MyAccountPage
  /** Pages that the menu does not offer. */
  hiddenPages: readonly string[]
  answer: Result<T, Problem>
  /** Address of this page. */
  address: string
  /** Name of the page, where it lies below `page`. */
  below?: string | undefined
  /** The page between the two. */
  parent?: { label: string; href: string } | undefined
  /** Rendered above the heading, for example an error summary. */
  before?: ReactNode
  children: (value: T) => ReactNode
}

/** Frame of an account page; in an outage the frame stays, with the status 503. */
export function AccountFrame<T>({ answer, address, children, below, ...props }: Props<T>) {
  if (!answer.ok) setPageStatus(503)
  return (
    <AccountShell {...props} {...(below !== undefined && { below })}>
      {answer.ok ? (
        children(answer.value)
      ) : (
        <PartUnavailable
          subject="account"
          locale={props.locale}
          retryHref={address}
          requestId={answer.error.requestId}
        />
      )}
    </AccountShell>
  )
}
