import 'server-only'
import type { CommerceContext } from '@/lib/backends/commerce/commerce-call.server'
import {
  fetchInvoicePayment,
  fetchInvoicePaymentAttempt,
} from '@/lib/backends/commerce/invoice-payments.server'
import type { InvoicePayment, InvoicePaymentAttempt } from '@/lib/contract/commerce/invoice/invoice-payment'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { SentPayment } from './sent-payment'

/** As long as a request that pays may be under way, so that it may still arrive; in milliseconds. */
const ARRIVES_WITHIN_MS = 15_000

/** After this time, an attempt without a result is shown as unclear. */
const CLEAR_WITHIN_MS = 60_000

/**
 * What has become of an attempt to pay. `lost`: it never arrived, so nothing was paid. `unclear`: nobody
 * knows yet, so nothing may be paid again.
 */
export type PaymentState = { state: 'paid'; payment: InvoicePayment } | UnpaidState

export type UnpaidState =
  | { state: 'processing' | 'unclear' | 'lost' }
  | { state: 'challenge'; url: string | undefined }
  | { state: 'declined'; reason: NonNullable<InvoicePaymentAttempt['reason']> }

/** Asks commerce what has become of an attempt. An outage counts as an answer that is not there yet. */
export async function readPaymentState(
  context: CommerceContext,
  sent: SentPayment,
  now: number,
): Promise<Result<PaymentState, Problem>> {
  const asked = await fetchInvoicePaymentAttempt(context, sent.key)
  if (!asked.ok) return isOver(asked.error) ? failed(asked.error) : ok(stillOpen(sent, now))
  const { status, paymentCode, reason = 'generic', challenge } = asked.value
  switch (status) {
    case 'ACCEPTED':
      return paymentCode === undefined
        ? ok(stillOpen(sent, now))
        : readPayment(context, paymentCode, stillOpen(sent, now))
    case 'DECLINED':
      return ok({ state: 'declined', reason })
    case 'CHALLENGE':
      return ok({ state: 'challenge', url: challenge?.url })
    case 'UNKNOWN':
      return ok({ state: now - sent.sentAt > ARRIVES_WITHIN_MS ? 'lost' : 'processing' })
    case 'PROCESSING':
      return ok(stillOpen(sent, now))
  }
}

/** The session or the look-up has ended: whoever comes back sees the result. */
const isOver = ({ status }: Problem): boolean => status === 401 || status === 404

async function readPayment(
  context: CommerceContext,
  code: string,
  meanwhile: PaymentState,
): Promise<Result<PaymentState, Problem>> {
  const read = await fetchInvoicePayment(context, code)
  if (read.ok) return ok({ state: 'paid', payment: read.value })
  return isOver(read.error) ? failed(read.error) : ok(meanwhile)
}

const stillOpen = ({ sentAt }: SentPayment, now: number): UnpaidState => ({
  state: now - sentAt <= CLEAR_WITHIN_MS ? 'processing' : 'unclear',
})
