import { NotFoundPage } from '@/components/layout/not-found-page'
import { setPageStatus } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'

/** The page of an address that has none, with its status. */
export function noSuchPage(locale: Locale) {
  setPageStatus(404)
  return <NotFoundPage locale={locale} />
}
