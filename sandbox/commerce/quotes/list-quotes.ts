import { QUOTE_SORTS, type QuoteSort } from '../../../lib/contract/commerce/quote/quote-list.ts'
import { QUOTE_STATES, type QuoteState } from '../../../lib/contract/commerce/quote/quote-states.ts'
import { customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import { readPage, readSearch, toPagination } from '../http/paging.ts'
import { readAmount, readDay, readPattern } from '../http/read-query.ts'
import { type QuoteFilter, selectQuotes } from './quote-list.ts'
import { DAY_MS } from './quote-rules.ts'
import { settleQuotes } from './settle-quotes.ts'
import { toQuote } from './to-quote.ts'

/** Without a direction, the default of the engine: the newest first, anything else from its beginning. */
const readSort = (request: CommerceRequest): QuoteSort => {
  const text = request.req.query('sort') ?? 'byDate'
  const sort = QUOTE_SORTS.find(known => known === text || known.startsWith(`${text}:`))
  if (sort === undefined) throw validationError([fieldFault('sort', 'invalid', 'Not a known order.')])
  return sort
}

const readStates = (request: CommerceRequest): readonly QuoteState[] => {
  const names = request.req.query('status')?.split(',').filter(Boolean) ?? []
  return names.map(name => {
    const state = QUOTE_STATES.find(known => known === name)
    if (state === undefined) throw validationError([fieldFault('status', 'invalid', 'Not a known state.')])
    return state
  })
}

const readFilter = (request: CommerceRequest): QuoteFilter => {
  const from = readDay(request, 'createdFrom')
  const until = readDay(request, 'createdUntil')
  return {
    isShared: readPattern(request, 'scope', /^(?:own|organization)$/) === 'organization',
    states: readStates(request),
    search: readSearch(request),
    organizationUid: readPattern(request, 'organizationUid', /^[\w-]{1,64}$/),
    createdFrom: from === undefined ? undefined : Date.parse(from),
    createdUntil: until === undefined ? undefined : Date.parse(until) + DAY_MS - 1,
    amountFrom: readAmount(request, 'amountFrom'),
    amountUntil: readAmount(request, 'amountUntil'),
  }
}

/** A page of quotes; all parameters but paging and `sort` are our extensions. */
export const listQuotes = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const sort = readSort(request)
  const filter = readFilter(request)
  const page = readPage(request)
  settleQuotes(commerce, context.now)
  const quotes = selectQuotes(context, filter, sort)
  const { currentPage, pageSize } = page
  const shown = quotes.slice(currentPage * pageSize, (currentPage + 1) * pageSize)
  return {
    body: {
      quotes: shown.map(quote => toQuote(context, quote)),
      pagination: toPagination(page, quotes.length, request.req.query('sort') ?? 'byDate'),
    },
  }
}
