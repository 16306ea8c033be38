import { Hono } from 'hono'
import { z } from 'zod'
import {
  LONGEST_SHARE_DAYS,
  MOST_QUOTE_SHARES,
  newQuoteShareSchema,
} from '../../../lib/contract/commerce/quote/quote-share.ts'
import { transaction } from '../../db/transaction.ts'
import { customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { toWireDate } from '../wire-date.ts'
import { DAY_MS } from './quote-rules.ts'
import { requireActing } from './require-quote.ts'
import { deleteShare, giveToken, insertShare, listShares } from './share-store.ts'
import { showShared } from './shared-quote.ts'

/** Read-only views of quotes by link. */
export const createQuoteShareRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const shares = '/users/:user/quotes/:quote/shares'
  routes.get(
    shares,
    answering('QuoteShareList', request => list(commerce, request)),
  )
  routes.post(
    shares,
    answering('QuoteShare', request => share(commerce, request)),
  )
  routes.delete(
    `${shares}/:share`,
    answeringEmpty(request => withdraw(commerce, request)),
  )
  routes.get(
    '/quotes/shared/:token',
    answering('SharedQuote', request => showShared(commerce, request)),
  )
  return routes
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const { code } = requireActing(context, pathSegment(request, 'quote'))
  const shares = listShares(commerce.database, code, context.now)
  return {
    body: {
      shares: shares.map(({ id, createdAt, expiresAt }) => ({
        id,
        createdTime: toWireDate(createdAt),
        expiresAt: toWireDate(expiresAt),
      })),
    },
  }
}

/** How many days a share lasts unless its caller says otherwise. */
const USUAL_DAYS = 30

/** The end of the last day of a share. */
const endOf = (expiresOn: string | undefined, now: number): number => {
  if (expiresOn === undefined) return now + USUAL_DAYS * DAY_MS
  const end = Date.parse(expiresOn) + DAY_MS
  if (end <= now || Date.parse(expiresOn) > now + LONGEST_SHARE_DAYS * DAY_MS)
    throw validationError([fieldFault('expiresOn', 'invalid', 'A day within the next 90 days is expected.')])
  return end
}

const createdSchema = z.object({ id: z.string() })

/** A repeated call gets the same share with a new token, because the first one is kept nowhere. */
const share = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { database } = commerce
  const context = await customerContext(commerce, request)
  const { expiresOn } = await readBody(request, newQuoteShareSchema)
  const text = pathSegment(request, 'quote')
  const { customer, now } = context
  const { body, status } = runIdempotent(commerce, request, {
    owner: customer.customerId,
    operation: 'shareQuote',
    input: { text, expiresOn },
    work: () => {
      const { code } = requireActing(context, text)
      if (listShares(database, code, now).length >= MOST_QUOTE_SHARES)
        throw occError.illegalState('The quote is shared too often.', { reason: 'limitReached' })
      const times = { createdAt: now, expiresAt: endOf(expiresOn, now) }
      const id = insertShare(database, code, { createdBy: customer.customerId, ...times })
      const told = { createdTime: toWireDate(times.createdAt), expiresAt: toWireDate(times.expiresAt) }
      return { status: 201, body: { id, ...told } }
    },
  })
  const token = giveToken(database, createdSchema.parse(body).id)
  return { status: status ?? 201, body: { ...body, token } }
}

const withdraw = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await customerContext(commerce, request)
  transaction(commerce.database, () => {
    const { code } = requireActing(context, pathSegment(request, 'quote'))
    if (!deleteShare(commerce.database, code, pathSegment(request, 'share')))
      throw occError.notFound('Share not found', { reason: 'notFound' })
  })
}
