import { MOST_ENTRIES } from '@/lib/contract/commerce/cart/cart-limits'

/** Rows of an empty list, and the most that can be added by hand (spec §9). */
const FIRST_ROWS = 3
export const MOST_ROWS = 25
/** Rows that are added at once. */
export const ROWS_AT_ONCE = 3

/** Lines of one pasted text and of one file. */
export const MOST_PASTED_LINES = 200
export const MOST_FILE_LINES = MOST_ENTRIES

/** Bytes of an uploaded file. */
export const MOST_FILE_BYTES = 100_000

/** A row of the list as it was typed. */
export type QuickRow = { code: string; quantity: string }

const EMPTY: QuickRow = { code: '', quantity: '' }

/** Whether nothing is typed in a row. */
export const isEmptyRow = ({ code, quantity }: QuickRow): boolean => code === '' && quantity === ''

/** Name of the field with the item number of a row. */
export const codeField = (index: number): string => `code.${index}`

/** Name of the field with the quantity of a row. */
export const amountField = (index: number): string => `amount.${index}`

const FIELD = /^(?:code|amount)\.(\d{1,3})$/

/** The row of a field; undefined for any other field. */
export function rowOfField(name: string): number | undefined {
  const index = FIELD.exec(name)?.[1]
  return index === undefined ? undefined : Number(index)
}

/** Longer input was meant for another field; it is cut, because it is stored and shown again. */
const MOST_CHARACTERS = 40

const textOf = (value: unknown): string =>
  typeof value === 'string' ? [...value.trim()].slice(0, MOST_CHARACTERS).join('') : ''

/** The rows of a submitted or stored form, in their order; at least the first rows of an empty list. */
export function readRows(fields: Readonly<Record<string, unknown>>): readonly QuickRow[] {
  const indexes = Object.keys(fields).flatMap(name => rowOfField(name) ?? [])
  const count = Math.min(MOST_FILE_LINES, Math.max(0, ...indexes.map(index => index + 1)))
  const rows = Array.from({ length: count }, (_, index) => ({
    code: textOf(fields[codeField(index)]),
    quantity: textOf(fields[amountField(index)]),
  }))
  return padded(rows)
}

/** Rows with empty ones after them, up to the first rows of an empty list. */
export const padded = (rows: readonly QuickRow[], least = FIRST_ROWS): readonly QuickRow[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, least - rows.length) }, () => EMPTY),
]

/** The same as fields of a form. */
export const rowFields = (rows: readonly QuickRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ code, quantity }, index) => [
      [codeField(index), code],
      [amountField(index), quantity],
    ]),
  )

/** Rows after some were read from a text or a file: they take the place of the empty ones. */
export const withLines = (rows: readonly QuickRow[], lines: readonly QuickRow[]): readonly QuickRow[] =>
  padded([...rows.filter(row => !isEmptyRow(row)), ...lines])
