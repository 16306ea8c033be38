import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  fieldsSessionInputSchema,
  type Payment,
  partialAmountSchema,
  paymentInputSchema,
  savedTokenInputSchema,
} from '../../lib/contract/payment.ts'
import type { SandboxContext } from '../context.ts'
import { parseJson } from '../http/parse-json.ts'
import { authorize, requirePayment, requireToken, saveToken } from './authorize.ts'
import { PaymentError } from './payment-error.ts'
import { hasOpenPayment, type StoredPayment } from './payment-store.ts'
import { insertSession } from './session-store.ts'
import { capture, refund, voidPayment } from './settle.ts'
import { retireToken } from './token-store.ts'

/** The server API: every call needs the secret key as bearer token. */
export const createApiRoutes = (context: SandboxContext): Hono => {
  const api = new Hono()
  api.use(requireKey(context.settings.paymentKey))
  addSessionRoutes(api, context)
  addTokenRoutes(api, context)
  addPaymentRoutes(api, context)
  api.onError((error, c) => {
    if (!(error instanceof PaymentError)) throw error
    const { code, message, status, reason } = error
    return c.json({ error: { code, message, ...(reason === undefined ? {} : { reason }) } }, status)
  })
  return api
}

const requireKey =
  (key: string) =>
  async (c: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    c.header('cache-control', 'no-store')
    const given = Buffer.from(c.req.header('authorization') ?? '')
    const wanted = Buffer.from(`Bearer ${key}`)
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return c.json({ error: { code: 'UNAUTHORIZED', message: 'The key is missing or wrong.' } }, 401)
    await next()
    return undefined
  }

/** A body of the API is small; its schema bounds each member. */
const MOST_BYTES = 16_384

const readBody = async <T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> => {
  const text = await c.req.text()
  if (text.length > MOST_BYTES) throw new PaymentError(413, 'BODY_TOO_LARGE', 'The body is too large.')
  const parsed = schema.safeParse(parseJson(text === '' ? '{}' : text))
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(issue => issue.path.join('.')).join(', ')
  throw new PaymentError(400, 'INVALID_REQUEST', `The body is not valid: ${fields}`)
}

const addSessionRoutes = (api: Hono, context: SandboxContext): void => {
  api.post('/sessions', async c => {
    const { origin, customer, purpose } = await readBody(c, fieldsSessionInputSchema)
    if (!context.settings.storeOrigins.includes(origin))
      throw new PaymentError(400, 'ORIGIN_NOT_ALLOWED', 'The origin is not one of this merchant.')
    const { amount, currency } = purpose.kind === 'payment' ? purpose : {}
    const paid = amount === undefined || currency === undefined ? {} : { amount, currency }
    const { id, expiresAt } = insertSession(context, { origin, customer, ...paid })
    return c.json({ id, expiresAt: new Date(expiresAt).toISOString() }, 201)
  })
}

const addTokenRoutes = (api: Hono, context: SandboxContext): void => {
  const { database, clock } = context
  api.get('/tokens/:token', c => c.json(requireToken(context, c.req.param('token')).facts))
  api.post('/customers/:customer/tokens', async c => {
    const { token, enteredBy } = await readBody(c, savedTokenInputSchema)
    const owner = c.req.param('customer').slice(0, 100)
    return c.json(saveToken(context, { owner, enteredBy: enteredBy ?? owner, oneTime: token }).facts, 201)
  })
  api.delete('/tokens/:token', c => {
    const { facts } = requireToken(context, c.req.param('token'))
    if (hasOpenPayment(database, facts.token))
      throw new PaymentError(409, 'TOKEN_IN_USE', 'A payment with this card is open.')
    retireToken(database, facts.token, clock.now())
    return c.body(null, 204)
  })
}

const addPaymentRoutes = (api: Hono, context: SandboxContext): void => {
  const toPayment = ({ payment, challenge }: StoredPayment): Payment => ({
    ...payment,
    ...(payment.status === 'CHALLENGE_REQUIRED'
      ? { challengeUrl: `${context.settings.paymentUrl}/challenge/${challenge}` }
      : {}),
  })
  api.post('/payments', async c =>
    c.json(toPayment(authorize(context, await readBody(c, paymentInputSchema))), 201),
  )
  api.get('/payments/:id', c => c.json(toPayment(requirePayment(context, c.req.param('id')))))
  api.post('/payments/:id/capture', async c => {
    const { amount } = await readBody(c, partialAmountSchema)
    return c.json(toPayment(capture(context, c.req.param('id'), amount)))
  })
  api.post('/payments/:id/void', c => c.json(toPayment(voidPayment(context, c.req.param('id')))))
  api.post('/payments/:id/refund', async c => {
    const { amount } = await readBody(c, partialAmountSchema)
    return c.json(toPayment(refund(context, c.req.param('id'), amount)))
  })
}
