import type { z } from 'zod'
import { quotePatchSchema } from '../../../lib/contract/commerce/quote/quote.ts'
import { transaction } from '../../db/transaction.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { readBody } from '../http/read-body.ts'
import { requireAllowed } from './action-routes.ts'
import { extendQuote } from './extend-offer.ts'
import { describeQuote, type StoredQuote } from './quote-store.ts'
import { requireActing } from './require-quote.ts'
import { settleQuotes } from './settle-quotes.ts'

type Patch = z.infer<typeof quotePatchSchema>

/** Describes a draft, or extends an offer; members that are not sent stay. */
export const patchQuote = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await customerContext(commerce, request)
  const { expirationTime, ...facts } = await readBody(request, quotePatchSchema)
  settleQuotes(commerce, context.now)
  transaction(commerce.database, () => {
    const quote = requireActing(context, pathSegment(request, 'quote'))
    if (expirationTime !== undefined) extendQuote(context, quote, expirationTime)
    if (expirationTime === undefined || Object.keys(facts).length > 0) describe(context, quote, facts)
  })
}

const describe = (
  context: CustomerContext,
  quote: StoredQuote,
  { name = quote.name, description = quote.description, reference = quote.reference, cc = quote.cc }: Patch,
): void => {
  requireAllowed(context, quote, 'SUBMIT')
  const facts = { name, description, reference: reference || undefined, cc }
  describeQuote(context.database, quote.code, facts, context.now)
}
