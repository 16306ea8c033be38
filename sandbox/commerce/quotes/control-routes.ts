import { Hono } from 'hono'
import { z } from 'zod'
import type { QuoteState } from '../../../lib/contract/commerce/quote/quote.ts'
import type { SandboxContext } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { OFFER_MS } from './quote-rules.ts'
import { findAnyQuote, stepQuote } from './quote-store.ts'

const stepSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('SELLER_REQUEST') }),
  z.strictObject({ state: z.literal('SELLER_DRAFT') }),
  /** What the offer costs, in minor units. */
  z.strictObject({ state: z.literal('BUYER_OFFER'), total: z.int().nonnegative() }),
])

const WITH_SELLER: ReadonlySet<QuoteState> = new Set(['BUYER_SUBMITTED', 'SELLER_REQUEST', 'SELLER_DRAFT'])

type SellerStep = z.infer<typeof stepSchema>

/**
 * Steps in for those who sell: `PUT /{code}` takes a quote that was asked for up, or makes an offer of it
 * that holds for a month.
 */
export const createQuoteControlRoutes = (context: Pick<SandboxContext, 'database' | 'clock'>): Hono => {
  const routes = new Hono()
  routes.put('/:code', async request => {
    const wanted = stepSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!wanted.success) return request.json({ message: z.prettifyError(wanted.error) }, 400)
    const stepped = transaction(context.database, () => step(context, request.req.param('code'), wanted.data))
    return stepped ? request.body(null, 204) : request.json({ message: 'No such quote is waiting' }, 404)
  })
  return routes
}

const step = (
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  code: string,
  wanted: SellerStep,
): boolean => {
  const quote = findAnyQuote(database, Number(code))
  if (quote === undefined || !WITH_SELLER.has(quote.state)) return false
  const now = clock.now()
  const offer =
    wanted.state === 'BUYER_OFFER'
      ? { offeredTotal: wanted.total, expiresAt: now + OFFER_MS }
      : { offeredTotal: undefined, expiresAt: undefined }
  stepQuote(database, quote.code, { state: wanted.state, version: quote.version, ...offer }, now)
  return true
}
