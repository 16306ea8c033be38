import { NotFoundPage } from '@/components/layout/not-found-page'
import { setPageStatus } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'

/** Renders the not-found page, with its status. */
export function noSuchPage(locale: Locale) {
  setPageStatus(404)
  return <NotFoundPage locale={locale} />
}
