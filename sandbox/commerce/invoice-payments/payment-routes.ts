import { Hono } from 'hono'
import {
  type InvoicePaymentInput,
  invoicePaymentInputSchema,
  invoiceSumsInputSchema,
} from '../../../lib/contract/commerce/invoice/invoice-payment.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, OccError, occError, validationError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { createTurns, type Turns } from '../orders/turns.ts'
import { acceptedToken } from '../payments/card-tokens.ts'
import { findCard } from '../payments/payment-details-store.ts'
import { requireUnexpired } from '../payments/payment-rules.ts'
import { continuePayment, payInvoices } from './pay-invoices.ts'
import { customerPayer, lookupPayer, type Payer } from './payer.ts'
import { findAnyPayment, findByKey, type StoredPayment } from './payment-store.ts'
import { judgeSums, toSums } from './payment-sums.ts'
import { toAttempt, toPayment } from './to-payment.ts'

type Ask = (commerce: Commerce, request: CommerceRequest) => Payer | Promise<Payer>

/** Paying invoices: with an account below `users/{u}`, and with the token of a look-up. One at a time. */
export const createInvoicePaymentRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const turns = createTurns()
  const ways: readonly (readonly [string, Ask])[] = [
    ['/users/:user', customerPayer],
    ['', lookupPayer],
  ]
  for (const [prefix, ask] of ways) {
    routes.post(
      `${prefix}/invoiceSums`,
      answering('InvoiceSums', async request => {
        const payer = await ask(commerce, request)
        const input = await readBody(request, invoiceSumsInputSchema)
        return { body: toSums(payer, judgeSums(commerce.database, payer, input)) }
      }),
    )
    routes.post(
      `${prefix}/invoicePayments`,
      answering('InvoicePayment', async request =>
        pay(commerce, request, { turns, payer: await ask(commerce, request) }),
      ),
    )
    routes.get(
      `${prefix}/invoicePayments/:payment`,
      answering('InvoicePayment', async request => show(commerce, request, await ask(commerce, request))),
    )
    routes.get(
      `${prefix}/invoicePaymentAttempts/:key`,
      answering('InvoicePaymentAttempt', async request =>
        showAttempt(commerce, request, { turns, payer: await ask(commerce, request) }),
      ),
    )
  }
  return routes
}

const KEY = /^[\x21-\x7e]{1,200}$/

/** All payments wait for each other: two people may pay the same invoice. */
const QUEUE = 'invoices'

type Asking = { turns: Turns; payer: Payer }

const pay = async (
  commerce: Commerce,
  request: CommerceRequest,
  { turns, payer }: Asking,
): Promise<Answer> => {
  const input = await readBody(request, invoicePaymentInputSchema)
  const key = request.req.header('idempotency-key') ?? ''
  if (!KEY.test(key))
    throw validationError([
      fieldFault('Idempotency-Key', key === '' ? 'missing' : 'invalid', 'A key is needed.'),
    ])
  const { payment, isNew } = await turns.inTurn(QUEUE, async () => {
    const isKnown = findByKey(commerce.database, payer.id, key) !== undefined
    const card = isKnown ? undefined : await cardOf(commerce, request, { payer, input })
    return payInvoices(commerce, payer, { key, input, card })
  })
  return { status: isNew ? 201 : 200, body: toPayment(commerce.database, payment) }
}

/** The card that is charged, kept or of what was typed into the provider's fields. */
const cardOf = async (
  commerce: Commerce,
  request: CommerceRequest,
  { payer, input }: { payer: Payer; input: InvoicePaymentInput },
): Promise<StoredPayment['card']> => {
  if (input.method !== 'CARD') return undefined
  const { paymentDetailsId: id, payment } = input
  if (payment !== undefined) {
    const token = await acceptedToken(
      commerce,
      request.get('site'),
      { iamId: payer.owner },
      payment.subscriptionId,
    )
    requireUnexpired(token, payer.now)
    return { token: token.token, customer: payer.owner, brand: token.brand, last4: token.last4 }
  }
  const { customerId } = payer
  const card =
    customerId === undefined || id === undefined ? undefined : findCard(commerce.database, customerId, id)
  if (card === undefined)
    throw occError.unknownIdentifier('Payment details are not found.', { subject: 'paymentDetailsId' })
  requireUnexpired(card.token, payer.now)
  const { token, brand, last4 } = card.token
  return { token, customer: card.organization?.uid ?? payer.owner, brand, last4 }
}

const show = async (commerce: Commerce, request: CommerceRequest, payer: Payer): Promise<Answer> => {
  const text = pathSegment(request, 'payment')
  const payment = /^8\d{6}$/.test(text) ? findAnyPayment(commerce.database, Number(text)) : undefined
  const { status } = toAttempt(payment)
  if (payment === undefined || payment.payer !== payer.id || status !== 'ACCEPTED')
    throw occError.notFound('There is no such payment.', { reason: 'notFound', subject: text })
  return { body: toPayment(commerce.database, payment) }
}

/** A payment that was interrupted goes on when somebody asks for it; what stops it shows in its state. */
const showAttempt = async (
  commerce: Commerce,
  request: CommerceRequest,
  { turns, payer }: Asking,
): Promise<Answer> => {
  const read = () => findByKey(commerce.database, payer.id, pathSegment(request, 'key'))
  const attempt = read()
  const isOpen = attempt?.status === 'PROCESSING' || attempt?.status === 'CHALLENGE'
  if (attempt !== undefined && isOpen && !turns.isBusy(QUEUE))
    await turns.inTurn(QUEUE, () => continuePayment(commerce, attempt).catch(ignoreRefusal))
  return { body: toAttempt(read()) }
}

const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof OccError)) throw error
}
