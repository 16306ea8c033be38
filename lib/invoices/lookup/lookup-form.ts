import type { FieldRefusal } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { cleanText } from '@/lib/validation/text'
import { type AmountFormat, readAmount } from '../payment/typed-amount'

/** Fields of the form that looks an invoice up. */
export const INVOICE_LOOKUP_FIELDS = {
  invoice: 'invoiceNumber',
  account: 'customerAccountNumber',
  amount: 'amount',
  postalCode: 'postalCode',
} as const

/** What somebody knows of an invoice: amount or postal code, or both. */
export type KnownInvoice = {
  invoiceNumber: string
  customerAccountNumber: string
  amount?: number
  postalCode?: string
}

const MOST_CHARACTERS = 20

const { invoice, account, amount, postalCode } = INVOICE_LOOKUP_FIELDS

const textOf = (value: unknown): string => {
  const text = cleanText(typeof value === 'string' ? value : '', 'NFKC')
  return text.ok ? text.value.trim() : ''
}

/** A number as people copy it: with spaces, and with a sign before it. */
const numberOf = (value: unknown): string => textOf(value).replaceAll(/[\s#.-]/g, '')

const isNumber = (text: string): boolean => /^[\da-z]+$/i.test(text) && text.length <= MOST_CHARACTERS

/**
 * The number by which look-ups of one invoice are counted, however it is written; undefined if no invoice can
 * have it.
 */
export function countedNumber(fields: Readonly<Record<string, unknown>>): string | undefined {
  const number = numberOf(fields[invoice])
  return isNumber(number) ? number.toLowerCase() : undefined
}

/** Reads what identifies an invoice: its number, that of the account, and the amount or the postal code. */
export function readKnownInvoice(
  fields: Readonly<Record<string, unknown>>,
  format: AmountFormat,
): Result<KnownInvoice, readonly FieldRefusal[]> {
  const [number, accountNumber] = [numberOf(fields[invoice]), numberOf(fields[account])]
  const [typedAmount, place] = [textOf(fields[amount]), textOf(fields[postalCode])]
  const sum = typedAmount === '' ? undefined : readAmount(typedAmount, format)
  const wrong = [
    ...(isNumber(number) ? [] : [{ name: invoice, code: 'invoiceInvalid' }]),
    ...(isNumber(accountNumber) ? [] : [{ name: account, code: 'accountInvalid' }]),
    ...(typedAmount === '' && place === '' ? [{ name: amount, code: 'oneOf' }] : []),
    ...(typedAmount !== '' && (sum === undefined || sum === 0)
      ? [{ name: amount, code: 'amountInvalid' }]
      : []),
    ...(place.length > MOST_CHARACTERS ? [{ name: postalCode, code: 'postalCodeInvalid' }] : []),
  ]
  if (wrong.length > 0) return failed(wrong)
  return ok({
    invoiceNumber: number,
    customerAccountNumber: accountNumber,
    ...(sum !== undefined && { amount: sum }),
    ...(place !== '' && { postalCode: place }),
  })
}
