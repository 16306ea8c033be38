/** Marks a file as UTF-8; without it spreadsheets read accents as another encoding. */
const BYTE_ORDER_MARK = '\u{FEFF}'

/** A spreadsheet would run a cell that begins with one of these as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/

const cell = (text: string, separator: string): string => {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  const needsQuotes = /["\r\n\t]/.test(safe) || safe.includes(separator)
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file (RFC 4180) that a spreadsheet opens with its accents, and without running anything. */
export const toCsv = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  BYTE_ORDER_MARK + rows.map(row => `${row.map(text => cell(text, separator)).join(separator)}\r\n`).join('')
