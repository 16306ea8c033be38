import type { ReactNode } from 'react'
import { ServiceUnavailable, type UnavailableSubject } from '@/components/page/service-unavailable'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { setPageStatus } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  subject: UnavailableSubject
  /** Address of this page. */
  retryHref: string
  requestId?: string | undefined
  /** Alternative links. */
  children?: ReactNode
}

/** Replaces a page that cannot be shown while a back end is unavailable, with the status 503. */
export function OutagePage({ locale, ...props }: Props) {
  setPageStatus(503)
  return (
    <div className="column py-8 lg:py-12">
      <ServiceUnavailable {...props} as="page" locale={locale} supportHref={supportHref(locale)} />
    </div>
  )
}
