import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { newCommentSchema } from '../../../lib/contract/commerce/comment.ts'
import { quoteDiscountSchema } from '../../../lib/contract/commerce/quote/quote-discount.ts'
import { QUOTE_STATES, quoteStep } from '../../../lib/contract/commerce/quote/quote-states.ts'
import { copiesSchema } from '../../control/copies.ts'
import { transaction } from '../../db/transaction.ts'
import { listEntries } from '../carts/entry-store.ts'
import type { Commerce } from '../commerce.ts'
import { parseCode } from '../parse-code.ts'
import { addAttachment } from './attachment-store.ts'
import { insertComment } from './comment-store.ts'
import { copyQuote } from './copy-quote.ts'
import { makeOffer, type Offer } from './make-offer.ts'
import { putIntoState } from './put-into-state.ts'
import { findAnyQuote, type StoredQuote, stepQuote } from './quote-store.ts'
import { requireVersion } from './settle-quotes.ts'
import { tellOffered } from './tell-requester.ts'

const offered = { state: z.literal('BUYER_OFFER') }

const stepSchema = z.union([
  z.strictObject({ state: z.enum(['SELLER_REQUEST', 'SELLER_DRAFT']) }),
  /** What the offer costs, in minor units. */
  z.strictObject({ ...offered, total: z.int().nonnegative() }),
  z.strictObject({ ...offered, discount: quoteDiscountSchema }),
  /** What one unit of some lines costs, in minor units; the others cost what they did. */
  z.strictObject({
    ...offered,
    prices: z
      .array(z.strictObject({ entryNumber: z.int().nonnegative(), price: z.int().nonnegative() }))
      .min(1),
  }),
])

const stateSchema = z.strictObject({ state: z.enum(QUOTE_STATES) })

const commentSchema = newCommentSchema.extend({ entryNumber: z.int().nonnegative().optional() }).strict()

const attachmentSchema = z.strictObject({ fileName: z.string().regex(/^[\w .-]{1,80}\.pdf$/) })

type Step = z.infer<typeof stepSchema>

/**
 * Steps in for those who sell. `PUT /{code}` takes a quote that was asked for up, or makes an offer of it;
 * `POST /{code}/state` puts one into any state; `POST /{code}/comments` writes as support;
 * `POST /{code}/attachments` adds a PDF; `POST /{code}/copies` makes a list long.
 */
export const createQuoteControlRoutes = (commerce: Commerce): Hono => {
  const routes = new Hono()
  const { database, clock } = commerce

  const taking =
    <T>(schema: z.ZodType<T>, work: (quote: StoredQuote, input: T) => boolean) =>
    async (request: Context): Promise<Response> => {
      const input = schema.safeParse(await request.req.json().catch(() => undefined))
      if (!input.success) return request.json({ message: z.prettifyError(input.error) }, 400)
      const code = parseCode(request.req.param('code') ?? '')
      const isDone = transaction(database, () => {
        const quote = code === undefined ? undefined : findAnyQuote(database, code)
        return quote !== undefined && work(quote, input.data)
      })
      return isDone ? request.body(null, 204) : request.json({ message: 'No such quote is waiting' }, 404)
    }

  routes.put(
    '/:code',
    taking(stepSchema, (quote, step) => quoteStep(quote.state) === 'review' && take(commerce, quote, step)),
  )
  routes.post(
    '/:code/state',
    taking(stateSchema, (quote, { state }) => {
      putIntoState(commerce, quote, state)
      return true
    }),
  )
  routes.post(
    '/:code/copies',
    taking(copiesSchema, ({ code }, { count }) => copyQuote(database, code, count)),
  )
  routes.post(
    '/:code/comments',
    taking(commentSchema, (quote, comment) => writeAsSupport(commerce, quote, comment)),
  )
  routes.post(
    '/:code/attachments',
    taking(attachmentSchema, ({ code }, { fileName }) => {
      addAttachment(database, code, { fileName, addedAt: clock.now() })
      return true
    }),
  )
  return routes
}

/** False where there is no such line. */
const writeAsSupport = (
  { database, clock }: Commerce,
  { code, cart }: StoredQuote,
  { text, entryNumber }: z.infer<typeof commentSchema>,
): boolean => {
  const itemCode = entryNumber === undefined ? undefined : listEntries(database, cart)[entryNumber]?.itemCode
  if (entryNumber !== undefined && itemCode === undefined) return false
  const comment = { itemCode, text, authorId: undefined, fromSupport: true, createdAt: clock.now() }
  insertComment(database, code, comment)
  return true
}

const offerOf = (step: Exclude<Step, { state: 'SELLER_REQUEST' | 'SELLER_DRAFT' }>): Offer => {
  if ('total' in step) return { discount: { discountType: 'TARGET', discountRate: step.total / 100 } }
  if ('discount' in step) return step
  return { prices: new Map(step.prices.map(({ entryNumber, price }) => [entryNumber, price])) }
}

const take = (commerce: Commerce, quote: StoredQuote, step: Step): boolean => {
  const { database, clock } = commerce
  const now = clock.now()
  if (step.state !== 'BUYER_OFFER') {
    stepQuote(database, quote.code, { ...quote, state: step.state }, now)
    return true
  }
  requireVersion(commerce, quote, now)
  if (!makeOffer(database, quote, offerOf(step), now)) return false
  tellOffered(commerce, quote.code, now)
  return true
}
