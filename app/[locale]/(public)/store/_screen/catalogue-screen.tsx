import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { CatalogueOutage } from '@/components/catalogue/catalogue-outage'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { PageStatus } from '@/components/layout/page-status'
import { supportHref } from '@/lib/content/site-links.server'
import type { Locale } from '@/lib/site/sites'
import type { CatalogueVisit } from './catalogue-visit'

type Props<T> = { locale: Locale; visit: CatalogueVisit<T>; draw: (shown: T) => ReactNode }

/** What an address of the catalogue shows, with the status that goes with it. */
export function CatalogueScreen<T>({ locale, visit, draw }: Props<T>): ReactNode {
  switch (visit.kind) {
    case 'shown':
      return draw(visit.shown)
    case 'moved':
      return visit.isForNow === true ? redirect(visit.to) : permanentRedirect(visit.to)
    case 'missing':
      return (
        <>
          <PageStatus status={404} />
          <NotFoundPage locale={locale} />
        </>
      )
    case 'outage':
      return (
        <>
          <PageStatus status={503} />
          <CatalogueOutage
            locale={locale}
            retryHref={visit.retryHref}
            supportHref={supportHref(locale)}
            requestId={visit.requestId}
          />
        </>
      )
  }
}
