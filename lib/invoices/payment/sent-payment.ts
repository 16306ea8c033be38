import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { invoiceConfirmationPath } from '@/lib/site/invoice-paths'
import { PAYMENT_PARAMETER, SENT_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { type PaymentSelection, selectionParameters } from './selection'

/** A key is a digest in base64url (`submissionName`). */
const KEY = /^[\w-]{20,64}$/

const SECONDS = /^\d{9,11}$/

/** An attempt to pay: its key, when it was sent in epoch milliseconds. */
export type SentPayment = { key: string; sentAt: number }

/** Reads which attempt an address is about; one without a time counts as sent long ago. */
export function readSentPayment(parameters: AddressParameters): SentPayment | undefined {
  const key = firstParam(parameters, PAYMENT_PARAMETER)
  if (!KEY.test(key)) return undefined
  const sent = firstParam(parameters, SENT_PARAMETER)
  return { key, sentAt: SECONDS.test(sent) ? Number(sent) * 1_000 : 0 }
}

/**
 * Address of the page that says what has become of an attempt; it only reads, so that no reload pays again.
 * The selection leads back to the payment.
 */
export function sentPaymentAddress(
  locale: Locale,
  { key, sentAt }: SentPayment,
  selection: PaymentSelection,
): string {
  const query = new URLSearchParams([
    [PAYMENT_PARAMETER, key],
    [SENT_PARAMETER, String(Math.floor(sentAt / 1_000))],
    ...selectionParameters(selection),
  ])
  return `${invoiceConfirmationPath(locale)}?${query}`
}
