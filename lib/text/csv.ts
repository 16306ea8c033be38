/** Marks a file as UTF-8; without it spreadsheets read accents as another encoding. */
const BYTE_ORDER_MARK = '\u{FEFF}'

/**
 * A spreadsheet would run a cell that begins with one of these as a formula; one in Japanese also takes the
 * full-width ones.
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (text: string, separator: string): string => {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  const needsQuotes = /["\r\n\t]/.test(safe) || safe.includes(separator)
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of a CSV file (RFC 4180), none of which a spreadsheet runs. */
export const csvRows = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  rows.map(row => `${row.map(text => cell(text, separator)).join(separator)}\r\n`).join('')

/** A CSV file that a spreadsheet opens with its accents. */
export const toCsv = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  BYTE_ORDER_MARK + csvRows(rows, separator)
