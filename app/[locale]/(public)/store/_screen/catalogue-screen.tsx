import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { CatalogueOutage } from '@/components/catalogue/catalogue-outage'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { setPageStatus } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'
import type { CatalogueContext } from './catalogue-visit'

type Props<T> = { locale: Locale; visit: CatalogueContext<T>; draw: (shown: T) => ReactNode }

/** What an address of the catalogue shows, with the status that goes with it. */
export function CatalogueScreen<T>({ locale, visit, draw }: Props<T>): ReactNode {
  switch (visit.kind) {
    case 'shown':
      return draw(visit.shown)
    case 'moved':
      return visit.isForNow === true ? redirect(visit.to) : permanentRedirect(visit.to)
    case 'missing':
      setPageStatus(404)
      return <NotFoundPage locale={locale} />
    case 'outage':
      setPageStatus(503)
      return (
        <CatalogueOutage
          locale={locale}
          retryHref={visit.retryHref}
          supportHref={supportHref(locale)}
          requestId={visit.requestId}
        />
      )
  }
}
