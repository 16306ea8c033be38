import type { FieldRefusal } from '@/lib/forms/form-errors'
import { CARD_TOKEN } from '@/lib/payment-cards/card-form'
import type { Result } from '@/lib/result/result'
import { getSite, type Locale } from '@/lib/site/sites'
import { isCode } from '@/lib/validation/codes'
import { MOST_SELECTED } from '../selected-invoices'
import { amountFormat } from './amount-format'
import {
  BANK_TRANSFER,
  type CheckedPayment,
  cardOfWay,
  checkPayment,
  NEW_CARD,
  PAYMENT_FIELDS,
  type PaymentRules,
  readAmounts,
} from './payment-fields'
import type { PaymentSelection, SelectedLine } from './selection'

type Fields = Readonly<Record<string, unknown>>

/** What a submitted form asks for. */
export type SubmittedPayment = {
  /** The sums are asked for; nothing is paid. */
  isUpdate: boolean
  /** The selection as far as its amounts can be read, for the address of the page. */
  selection: PaymentSelection
  checked: Result<CheckedPayment, readonly FieldRefusal[]>
  /** The selection whose sums the page has shown, as one text. */
  reviewed: string
  /** One-time token of a card that was entered. */
  token: string
}

/** Value of the button that only updates the sums. */
export const UPDATE = 'update'

/** Longest token that becomes part of a request. */
const MOST_TOKEN_CHARACTERS = 200

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

const numbersOf = (fields: Fields, prefix: string): string[] =>
  Object.keys(fields)
    .filter(name => name.startsWith(prefix) && isCode(name.slice(prefix.length)))
    .map(name => name.slice(prefix.length))
    .slice(0, MOST_SELECTED)

/** Reads a submitted form. What is open of each invoice is judged by commerce. */
export function readSubmittedPayment(locale: Locale, fields: Fields): SubmittedPayment {
  const [invoices, credits] = [numbersOf(fields, 'amount-'), numbersOf(fields, 'credit-')]
  const format = amountFormat(locale, getSite(locale).currency)
  const unlimited = (number: string) => ({ number, open: Number.POSITIVE_INFINITY })
  const way = textIn(fields, PAYMENT_FIELDS.way)
  const rules: PaymentRules = {
    format,
    invoices: invoices.map(unlimited),
    credits: credits.map(unlimited),
    ...(PAYMENT_FIELDS.way in fields && { ways: isWay(way) ? [way] : [] }),
  }
  return {
    isUpdate: fields.intent === UPDATE,
    selection: {
      invoices: linesOf(fields, invoices, 'amount-', format),
      credits: linesOf(fields, credits, 'credit-', format).filter(({ amount }) => amount !== undefined),
    },
    checked: checkPayment(fields, rules),
    reviewed: textIn(fields, PAYMENT_FIELDS.reviewed),
    token: textIn(fields, CARD_TOKEN).slice(0, MOST_TOKEN_CHARACTERS),
  }
}

const isWay = (way: string): boolean =>
  way === NEW_CARD || way === BANK_TRANSFER || /^[\w-]{1,100}$/.test(cardOfWay(way) ?? '')

/**
 * Lines for an address: one whose amount cannot be read keeps its number, so that it stays on the page; one
 * without an amount is left out, unless all are.
 */
function linesOf(
  fields: Fields,
  numbers: readonly string[],
  prefix: string,
  format: PaymentRules['format'],
): SelectedLine[] {
  const named = numbers.map(number => ({ number, field: `${prefix}${number}` }))
  const { lines, faults } = readAmounts(fields, named, format)
  const kept = named.flatMap(({ number, field }): SelectedLine[] => {
    const line = lines.find(known => known.number === number)
    if (line !== undefined) return [line]
    return faults.some(({ name }) => name === field) ? [{ number }] : []
  })
  return kept.length > 0 ? kept : numbers.map(number => ({ number }))
}
