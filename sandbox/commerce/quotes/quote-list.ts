import type { QuoteSort } from '../../../lib/contract/commerce/quote/quote-list.ts'
import type { QuoteState } from '../../../lib/contract/commerce/quote/quote-states.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { readCartState } from '../checkout/cart-state.ts'
import { cartOfQuote } from './cart-of-quote.ts'
import { stateOf } from './quote-rules.ts'
import { listQuotesOf, type StoredQuote } from './quote-store.ts'

/** Which quotes are wanted; an empty text and no state mean all. Amounts in minor units, days in UTC. */
export type QuoteFilter = {
  /** With those of the customer's organizations, or the customer's own alone. */
  isShared: boolean
  states: readonly QuoteState[]
  /** The first digits of the number, or a part of the name or the reference. */
  search: string
  organizationUid: string | undefined
  createdFrom: number | undefined
  createdUntil: number | undefined
  amountFrom: number | undefined
  amountUntil: number | undefined
}

type Row = { quote: StoredQuote; state: QuoteState; total: () => number }

const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')

const isFound = ({ code, name, reference = '' }: StoredQuote, search: string): boolean =>
  search === '' || String(code).startsWith(search) || folded(`${name}\n${reference}`).includes(folded(search))

const isWithin = (value: number, from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY) =>
  value >= from && value <= until

const isWanted = ({ quote, state, total }: Row, filter: QuoteFilter): boolean =>
  (filter.states.length === 0 || filter.states.includes(state)) &&
  (filter.organizationUid === undefined || quote.organizationUid === filter.organizationUid) &&
  isWithin(quote.createdAt, filter.createdFrom, filter.createdUntil) &&
  isFound(quote, filter.search) &&
  ((filter.amountFrom === undefined && filter.amountUntil === undefined) ||
    isWithin(total(), filter.amountFrom, filter.amountUntil))

const names = new Intl.Collator('en', { numeric: true })

/** Quotes without an end come after all others. */
const expiryOf = ({ quote }: Row): number => quote.expiresAt ?? Number.MAX_SAFE_INTEGER

const COMPARISONS: Readonly<Record<string, (one: Row, other: Row) => number>> = {
  byDate: (one, other) => one.quote.createdAt - other.quote.createdAt,
  byCode: (one, other) => one.quote.code - other.quote.code,
  byName: (one, other) => names.compare(one.quote.name, other.quote.name),
  byState: (one, other) => names.compare(one.state, other.state),
  byExpiry: (one, other) => expiryOf(one) - expiryOf(other),
  byTotal: (one, other) => one.total() - other.total(),
}

const orderOf = (sort: QuoteSort) => {
  const [name = '', direction] = sort.split(':')
  const sign = direction === 'desc' ? -1 : 1
  return (one: Row, other: Row): number =>
    sign * ((COMPARISONS[name]?.(one, other) ?? 0) || one.quote.code - other.quote.code)
}

const once = (compute: () => number) => {
  let known: number | undefined
  return () => {
    known ??= compute()
    return known
  }
}

/** The quotes that are wanted, in order. Totals are those that their answers have. */
export const selectQuotes = (
  context: CustomerContext,
  filter: QuoteFilter,
  sort: QuoteSort,
): StoredQuote[] => {
  const { database, audience, customer, now } = context
  const { customerId } = customer
  return listQuotesOf(database, { site: audience.site, customerId }, filter.isShared)
    .map(quote => ({
      quote,
      state: stateOf(quote, now),
      total: once(() => readCartState(context, cartOfQuote(database, quote)).sums.goods),
    }))
    .filter(row => isWanted(row, filter))
    .sort(orderOf(sort))
    .map(({ quote }) => quote)
}
