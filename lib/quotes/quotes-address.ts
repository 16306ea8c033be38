import type { QuotesQuery } from '@/lib/backends/commerce/quotes.server'
import { QUOTE_SORTS } from '@/lib/contract/commerce/quote/quote-list'
import { QUOTE_STATES, type QuoteStep, quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { accountPath } from '@/lib/site/account-pages'
import { type ListQuery, listAddress } from '@/lib/site/list-address'

/** Values of the filter for the status: what a quote is to its requester, in the order of its life. */
export const STATUS_FILTERS = [
  'draft',
  'review',
  'offer',
  'accepted',
  'ordered',
  'rejected',
  'cancelled',
  'expired',
] as const satisfies readonly QuoteStep[]

/** Value of the filter that adds the quotes of the user's organizations. */
export const OF_ORGANIZATIONS = 'organization'

/** Addresses of the list of quotes, found by number or name, filtered and sorted (pages: Quotes). */
export const quotesAddress = listAddress({
  path: locale => accountPath(locale, 'quotes'),
  sorts: QUOTE_SORTS,
  filters: {
    status: STATUS_FILTERS,
    scope: [OF_ORGANIZATIONS],
    from: 'day',
    until: 'day',
    least: 'amount',
    most: 'amount',
  },
  hasSearch: true,
})

export type AskedQuotes = ListQuery<
  (typeof QUOTE_SORTS)[number],
  'status' | 'scope' | 'from' | 'until' | 'least' | 'most'
>

/** What an address asks commerce for. */
export function quotesQuery({ page, sort, search = '', filters }: AskedQuotes): QuotesQuery {
  const { status, scope, from, until, least, most } = filters
  return {
    page: page - 1,
    sort: sort ?? QUOTE_SORTS[0],
    search,
    states: status === undefined ? [] : QUOTE_STATES.filter(state => quoteStep(state) === status),
    ...(scope !== undefined && { scope }),
    ...(from !== undefined && { createdFrom: from }),
    ...(until !== undefined && { createdUntil: until }),
    ...(least !== undefined && { amountFrom: least }),
    ...(most !== undefined && { amountUntil: most }),
  }
}
