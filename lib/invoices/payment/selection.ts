import { type AddressParameters, paramValues } from '@/lib/site/address-parameters'
import { invoicePaymentPath } from '@/lib/site/invoice-paths'
import { SELECTED_CREDIT_PARAMETER, SELECTED_INVOICE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { isCode } from '@/lib/validation/codes'
import { MOST_SELECTED } from '../selected-invoices'

/** An invoice or a credit note, and how much of it; without an amount, what is open of it. */
export type SelectedLine = { number: string; amount?: number }

/** What is paid, and with which credit notes; amounts in units of the currency. */
export type PaymentSelection = { invoices: readonly SelectedLine[]; credits: readonly SelectedLine[] }

const AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/

/** `57000001` or `57000001*12.50`. */
function readLine(text: string): SelectedLine | undefined {
  const [number = '', amount, ...more] = text.split('*')
  if (!isCode(number) || more.length > 0) return undefined
  if (amount === undefined) return { number }
  return AMOUNT.test(amount) ? { number, amount: Number(amount) } : undefined
}

function readLines(texts: readonly string[]): SelectedLine[] {
  const lines = new Map<string, SelectedLine>()
  for (const text of texts) {
    const line = readLine(text)
    if (line !== undefined && !lines.has(line.number)) lines.set(line.number, line)
  }
  return [...lines.values()].slice(0, MOST_SELECTED)
}

/** Reads the selection of an address; whatever is no line of one is dropped. */
export const readSelection = (parameters: AddressParameters): PaymentSelection => ({
  invoices: readLines(paramValues(parameters, SELECTED_INVOICE_PARAMETER)),
  credits: readLines(paramValues(parameters, SELECTED_CREDIT_PARAMETER)),
})

const writeLine = ({ number, amount }: SelectedLine): string =>
  amount === undefined ? number : `${number}*${amount}`

/** The selection as parameters of an address. */
export const selectionParameters = ({ invoices, credits }: PaymentSelection): [string, string][] => [
  ...invoices.map((line): [string, string] => [SELECTED_INVOICE_PARAMETER, writeLine(line)]),
  ...credits.map((line): [string, string] => [SELECTED_CREDIT_PARAMETER, writeLine(line)]),
]

/** Address of the page on which a selection is paid. */
export function paymentAddress(locale: Locale, selection: PaymentSelection): string {
  const query = new URLSearchParams(selectionParameters(selection))
  return query.size === 0 ? invoicePaymentPath(locale) : `${invoicePaymentPath(locale)}?${query}`
}

/** The selection in one text, by which a form says what its page has shown. */
export const selectionMark = (selection: PaymentSelection): string =>
  `${new URLSearchParams(selectionParameters(selection))}`

/** A selection as commerce receives it. */
export const toSumsInput = ({ invoices, credits }: PaymentSelection) => ({
  invoices: invoices.map(({ number, amount = 0 }) => ({ invoiceNumber: number, amount })),
  credits: credits.map(({ number, amount = 0 }) => ({ creditNumber: number, amount })),
})
