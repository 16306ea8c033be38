import { isCode } from '@/lib/validation/codes'
import { cleanText } from '@/lib/validation/text'

/** Digits of an item number, as on invoices. */
const DIGITS = 10

/** What spreadsheets put around a number to keep it as text: `'0158` and `="0158"`. */
const SPREADSHEET_TEXT = /^(?:'|="?|")|"$/g

/** Spaces, hyphens and dashes within a number, as invoices print them. */
const SEPARATORS = /[\s\p{Pd}\u2212]+/gu

/**
 * Item numbers that a typed text can mean, the most literal first: without spaces and hyphens, and with the
 * leading zeros that spreadsheets drop. Empty for a text that no number can be.
 */
export function numbersMeant(typed: string): readonly string[] {
  const text = cleanText(typed, 'NFKC')
  if (!text.ok) return []
  const number = text.value.replace(SPREADSHEET_TEXT, '').replace(SEPARATORS, '').toUpperCase()
  if (!isCode(number)) return []
  return /^\d+$/.test(number) && number.length < DIGITS ? [number, number.padStart(DIGITS, '0')] : [number]
}
