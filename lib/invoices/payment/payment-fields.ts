import type { FieldRefusal } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { checkEmail } from '@/lib/validation/email'
import { checkOptionalText } from '@/lib/validation/text'
import type { PaymentSelection, SelectedLine } from './selection'
import { type AmountFormat, readAmount } from './typed-amount'

/** Fields of the form that pays invoices, beside those of the amounts. */
export const PAYMENT_FIELDS = {
  way: 'way',
  email: 'email',
  payerName: 'payerName',
  /** The selection whose sums the page has shown. */
  reviewed: 'reviewed',
} as const

/** Field with the amount of an invoice. */
export const amountField = (number: string): string => `amount-${number}`

/** Field with the amount of a credit note that is used. */
export const creditField = (number: string): string => `credit-${number}`

/** Ways to pay beside the kept cards. */
export const NEW_CARD = 'NEW_CARD'
export const BANK_TRANSFER = 'BANK_TRANSFER'

const CARD = 'CARD:'

/** The way to pay with a kept card. */
export const cardWay = (id: string): string => `${CARD}${id}`

/** The card of a way to pay; undefined for the other ways. */
export const cardOfWay = (way: string): string | undefined =>
  way.startsWith(CARD) ? way.slice(CARD.length) : undefined

const PAYER_NAME_MAX_CHARACTERS = 120

/** What the form has to fulfil: its lines with what is open of each, and how amounts are typed. */
export type PaymentRules = {
  format: AmountFormat
  invoices: readonly { number: string; open: number }[]
  credits: readonly { number: string; open: number }[]
  /** Absent where credit notes pay all of it. */
  ways?: readonly string[]
}

export type CheckedPayment = {
  selection: PaymentSelection
  way: string
  email: string
  payerName: string
}

type Fields = Readonly<Record<string, unknown>>

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

const ONLY_ZEROS = /^0*(?:[.,]0*)?$/

type Amounts = { lines: SelectedLine[]; faults: FieldRefusal[] }

/** Amounts of some fields; one that is empty or zero leaves its line out. */
export function readAmounts(
  fields: Fields,
  names: readonly { number: string; field: string; open?: number }[],
  format: AmountFormat,
): Amounts {
  const lines: SelectedLine[] = []
  const faults: FieldRefusal[] = []
  for (const { number, field, open } of names) {
    const text = textIn(fields, field)
    if (ONLY_ZEROS.test(text)) continue
    const amount = readAmount(text, format)
    if (amount === undefined) faults.push({ name: field, code: 'invalid' })
    else if (open !== undefined && amount > open) faults.push({ name: field, code: 'tooLarge' })
    else lines.push({ number, amount })
  }
  return { lines, faults }
}

/** Checks a payment with the rules of its page; the browser and the handler apply the same ones. */
export function checkPayment(
  fields: Fields,
  { format, invoices, credits, ways }: PaymentRules,
): Result<CheckedPayment, readonly FieldRefusal[]> {
  const paid = readAmounts(
    fields,
    invoices.map(line => ({ ...line, field: amountField(line.number) })),
    format,
  )
  const used = readAmounts(
    fields,
    credits.map(line => ({ ...line, field: creditField(line.number) })),
    format,
  )
  const [first] = invoices
  const isNothing = paid.lines.length + paid.faults.length === 0 && first !== undefined
  const way = textIn(fields, PAYMENT_FIELDS.way)
  const isWayMissing = ways !== undefined && !ways.includes(way)
  const email = checkEmail(textIn(fields, PAYMENT_FIELDS.email))
  const payerName = checkOptionalText(textIn(fields, PAYMENT_FIELDS.payerName), 'NFC', {
    max: PAYER_NAME_MAX_CHARACTERS,
  })
  const faults: FieldRefusal[] = [
    ...(isNothing ? [{ name: amountField(first.number), code: 'required' }] : []),
    ...paid.faults,
    ...used.faults,
    ...(isWayMissing ? [{ name: PAYMENT_FIELDS.way, code: 'required' }] : []),
    ...(email.ok ? [] : [{ name: PAYMENT_FIELDS.email, ...email.error }]),
    ...(payerName.ok ? [] : [{ name: PAYMENT_FIELDS.payerName, ...payerName.error }]),
  ]
  if (faults.length > 0 || !email.ok || !payerName.ok) return failed(faults)
  const selection = { invoices: paid.lines, credits: used.lines }
  return ok({ selection, way, email: email.value, payerName: payerName.value })
}
