import 'server-only'
import { type InvoiceCredit, invoiceCreditListSchema } from '@/lib/contract/commerce/invoice/invoice-list'
import {
  type InvoicePaymentInput,
  type InvoiceSumsInput,
  invoicePaymentAttemptSchema,
  invoicePaymentSchema,
  invoiceSumsSchema,
} from '@/lib/contract/commerce/invoice/invoice-payment'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { attemptReference } from './attempt-reference'
import { type CommerceContext, callCommerce, type SignedInContext } from './commerce-call.server'

/** Whoever has looked an invoice up has no user: the token of the look-up says whose invoice it is. */
const payerPath = ({ lookupToken }: CommerceContext, ...rest: readonly string[]): readonly string[] =>
  lookupToken === undefined ? ['users', 'current', ...rest] : rest

/** Lists the credit notes of which something is left to pay invoices with. */
export async function listInvoiceCredits(
  context: SignedInContext,
): Promise<Result<readonly InvoiceCredit[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listInvoiceCredits',
    method: 'GET',
    path: ['users', 'current', 'invoiceCredits'],
    query: { fields: 'FULL' },
    schema: invoiceCreditListSchema,
    anyCurrency: true,
  })
  return answer.ok ? ok(answer.value.credits) : answer
}

/**
 * The sums of a payment that is not made yet. Refused as the payment would be: `ValidationError` with the
 * reason per invoice, `InvoiceStateError` for one that is paid or being paid.
 */
export const sumInvoices = (context: CommerceContext, input: InvoiceSumsInput) =>
  callCommerce(context, {
    operation: 'sumInvoices',
    method: 'POST',
    path: payerPath(context, 'invoiceSums'),
    query: { fields: 'FULL' },
    body: input,
    schema: invoiceSumsSchema,
    anyCurrency: true,
    isRead: true,
  })

/**
 * Pays invoices, once per key. `PaymentDeclinedError` and `PaymentChallengeError` leave an attempt of the
 * key.
 */
export const payInvoices = (context: CommerceContext, input: InvoicePaymentInput, idempotencyKey: string) =>
  callCommerce(context, {
    operation: 'payInvoices',
    reference: attemptReference(idempotencyKey),
    method: 'POST',
    path: payerPath(context, 'invoicePayments'),
    query: { fields: 'FULL' },
    body: input,
    schema: invoicePaymentSchema,
    anyCurrency: true,
    idempotencyKey,
  })

/** Fetches a payment of the payer; any other does not exist for commerce. */
export const fetchInvoicePayment = (context: CommerceContext, code: string) =>
  callCommerce(context, {
    operation: 'fetchInvoicePayment',
    method: 'GET',
    path: payerPath(context, 'invoicePayments', code),
    query: { fields: 'FULL' },
    schema: invoicePaymentSchema,
    anyCurrency: true,
  })

/** What has become of the attempt to pay with a key; commerce goes on with one that was interrupted. */
export const fetchInvoicePaymentAttempt = (context: CommerceContext, key: string) =>
  callCommerce(context, {
    operation: 'fetchInvoicePaymentAttempt',
    reference: attemptReference(key),
    method: 'GET',
    path: payerPath(context, 'invoicePaymentAttempts', key),
    query: { fields: 'FULL' },
    schema: invoicePaymentAttemptSchema,
    anyCurrency: true,
  })
