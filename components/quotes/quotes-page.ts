import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

/** Query parameter with the number of the page. */
const PAGE = 'page'

/** The quotes from a page on, counted from 1. */
export const quotesPageAddress = (locale: Locale, page: number): string =>
  page === 1
    ? accountPath(locale, 'quotes')
    : `${accountPath(locale, 'quotes')}?${new URLSearchParams({ [PAGE]: String(page) })}`

/** Which page of the quotes an address means; the first for anything that is no number. */
export function readQuotesPage(parameters: Readonly<Record<string, unknown>>): number {
  const text = parameters[PAGE]
  return typeof text === 'string' && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}
