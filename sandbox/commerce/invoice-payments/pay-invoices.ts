import { createHash, randomUUID } from 'node:crypto'
import type { InvoicePaymentInput } from '../../../lib/contract/commerce/invoice/invoice-payment.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { OccError, occError } from '../http/occ-error.ts'
import { findCredit } from '../invoices/credit-store.ts'
import { findAnyInvoice } from '../invoices/invoice-store.ts'
import { receiptMail } from '../mails/invoice-mails.ts'
import { applyPayment, noteCaptured } from './apply-payment.ts'
import type { Payer } from './payer.ts'
import {
  findAnyPayment,
  findByKey,
  insertPayment,
  listByStatus,
  movePayment,
  type StoredPayment,
} from './payment-store.ts'
import { judgeSums } from './payment-sums.ts'
import { toPayment } from './to-payment.ts'

/** After this, the 3-D Secure challenge of another payer no longer blocks a payment; in milliseconds. */
const CHALLENGE_MS = 15 * 60_000

export type Paying = {
  key: string
  input: InvoicePaymentInput
  /** What is charged; asked for before, as the provider answers. */
  card: StoredPayment['card']
}

const hashOf = ({ input }: Paying): string => createHash('sha256').update(JSON.stringify(input)).digest('hex')

/** Pays invoices once per key. One call at a time. */
export async function payInvoices(
  commerce: Commerce,
  payer: Payer,
  paying: Paying,
): Promise<{ payment: StoredPayment; isNew: boolean }> {
  const { database } = commerce
  const known = findByKey(database, payer.id, paying.key)
  if (known !== undefined && known.requestHash !== hashOf(paying))
    throw occError.idempotencyConflict('The key was used for a different payment.')
  if (known !== undefined) return { payment: await continuePayment(commerce, known), isNew: false }
  await settleEarlier(commerce, payer)
  const attempt = transaction(database, () => begin(commerce, payer, paying))
  return { payment: await continuePayment(commerce, attempt), isNew: true }
}

/**
 * Settles unfinished payment attempts before a new one: an own one that waits for a 3-D Secure challenge is
 * cancelled; that of another payer only after `CHALLENGE_MS`.
 */
async function settleEarlier(commerce: Commerce, payer: Payer): Promise<void> {
  for (const open of listByStatus(commerce.database, 'CHALLENGE'))
    if (open.payer === payer.id || payer.now >= open.startedAt + CHALLENGE_MS) await giveUp(commerce, open)
  for (const open of listByStatus(commerce.database, 'PROCESSING'))
    if (open.payer === payer.id) await continuePayment(commerce, open).catch(unlessRefused)
}

/** A refusal has ended its attempt, with nothing paid. */
const unlessRefused = (fault: unknown): undefined => {
  if (!(fault instanceof OccError) || fault.status >= 500) throw fault
}

async function giveUp({ payments, database }: Commerce, { code, paymentId }: StoredPayment): Promise<void> {
  if (paymentId !== undefined) await payments.cancel(paymentId)
  movePayment(database, code, 'DECLINED', { reason: 'givenUp' })
}

/** Judges the payment and writes it down, before anything is asked of anybody else. */
function begin({ database }: Commerce, payer: Payer, paying: Paying): StoredPayment {
  const { input, key, card } = paying
  const { currency, credit, due, lines } = judgeSums(database, payer, input)
  if ((input.method === 'CREDIT') !== (due === 0))
    throw occError.illegalState('Credit notes pay all of it, or something else pays the rest.', {
      reason: 'method',
    })
  return insertPayment(database, {
    payer: payer.id,
    key,
    requestHash: hashOf(paying),
    site: payer.market.site.uid,
    language: payer.market.language,
    method: input.method,
    currency,
    credit,
    due,
    lines,
    card,
    paymentKey: randomUUID(),
    email: input.email,
    payerName: input.payerName,
    startedAt: payer.now,
  })
}

const declined = (reason: StoredPayment['reason'] = 'generic') =>
  occError.paymentDeclined('The payment was declined.', { reason, subjectType: 'payment' })

/** Brings a payment to its end, from wherever it stopped. */
export async function continuePayment(commerce: Commerce, payment: StoredPayment): Promise<StoredPayment> {
  const { status, code, method, reason } = payment
  if (status === 'DECLINED') throw declined(reason)
  if (status !== 'PROCESSING' && status !== 'CHALLENGE') return payment
  if (method === 'BANK_TRANSFER') return accept(commerce, payment, 'PENDING_TRANSFER')
  if (method === 'CREDIT') return accept(commerce, payment, 'CAPTURED')
  const paymentId = await authorize(commerce, payment)
  movePayment(commerce.database, code, 'PROCESSING', { paymentId })
  if (!isStillOpen(commerce, payment)) {
    await giveUp(commerce, { ...payment, paymentId })
    throw declined('givenUp')
  }
  accept(commerce, payment, 'AUTHORIZED')
  return capture(commerce, code)
}

/** A transfer may have arrived while the bank was asked. */
const isStillOpen = ({ database }: Commerce, { lines }: StoredPayment): boolean =>
  lines.invoices.every(({ number, amount }) => amount <= (findAnyInvoice(database, number)?.open ?? 0)) &&
  lines.credits.every(({ number, amount }) => amount <= (findCredit(database, number)?.open ?? 0))

const reread = ({ database }: Commerce, code: number): StoredPayment => {
  const payment = findAnyPayment(database, code)
  if (payment === undefined) throw new Error('payments are never deleted')
  return payment
}

/** Takes the payment off the invoices and mails a receipt, together. */
function accept(
  commerce: Commerce,
  payment: StoredPayment,
  status: 'AUTHORIZED' | 'CAPTURED' | 'PENDING_TRANSFER',
): StoredPayment {
  const { database, clock, mail } = commerce
  return transaction(database, () => {
    applyPayment(database, payment, status, clock.now())
    movePayment(database, payment.code, status)
    const accepted = reread(commerce, payment.code)
    mail.send(receiptMail(accepted, toPayment(database, accepted)))
    return accepted
  })
}

/** The authorized payment at the provider, once per key. Throws the refusal that the payer gets. */
async function authorize({ payments, database }: Commerce, payment: StoredPayment): Promise<string> {
  const { code, card, due: amount, currency, paymentKey: idempotencyKey, paymentId } = payment
  if (card === undefined) throw new Error('a payment by card has a card')
  const { token, customer } = card
  const metadata = { invoicePayment: String(code) }
  const answer =
    paymentId === undefined
      ? await payments.authorize({ token, customer, amount, currency, idempotencyKey, metadata })
      : await payments.retrieve(paymentId)
  if ('refused' in answer) {
    const reason = answer.refused.code === 'TOKEN_USED' ? 'tokenUsed' : (answer.refused.reason ?? 'generic')
    movePayment(database, code, 'DECLINED', { reason })
    throw declined(reason)
  }
  const { id, status, declineReason: reason = 'generic', challengeUrl } = answer.value
  if (status === 'AUTHORIZED' || status === 'CAPTURED') return id
  if (status === 'CHALLENGE_REQUIRED' && challengeUrl !== undefined) {
    movePayment(database, code, 'CHALLENGE', { paymentId: id, challengeUrl })
    throw occError.paymentChallenge(
      'The bank asks the cardholder to confirm the payment.',
      { reason: 'challenge', subject: id, subjectType: 'payment' },
      { challenge: { id, url: challengeUrl } },
    )
  }
  movePayment(database, code, 'DECLINED', { paymentId: id, reason })
  throw declined(reason)
}

/** Takes the sum of an accepted payment; while the provider is down, it stays authorized. */
async function capture(commerce: Commerce, code: number): Promise<StoredPayment> {
  const { paymentId = '', due } = reread(commerce, code)
  try {
    await commerce.payments.capture(paymentId, due)
    transaction(commerce.database, () => {
      noteCaptured(commerce.database, code)
      movePayment(commerce.database, code, 'CAPTURED')
    })
  } catch (error) {
    commerce.log.warn('a payment of invoices waits', { error: String(error) })
  }
  return reread(commerce, code)
}

/** Takes the sums of payments that are still only authorized. */
export async function captureInvoicePayments(commerce: Commerce): Promise<void> {
  for (const { code } of listByStatus(commerce.database, 'AUTHORIZED')) await capture(commerce, code)
}
