import type { QuickRow } from './rows'
import { tableLines } from './table-lines'

const DIGITS_OF_NUMBER = /^\d{10}$/

/** Cells of a pasted line: number and quantity, separated by tab, comma, semicolon or spaces. */
function cellsOf(line: string): readonly string[] {
  const marked = line.split(/[\t,;]/)
  if (marked.length > 1) return marked
  const words = line.trim().split(/\s+/)
  if (words.length <= 2) return words
  // A number that is printed in groups has no quantity after it.
  if (DIGITS_OF_NUMBER.test(words.join('').replaceAll('-', ''))) return [words.join('')]
  return [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

/** Reads a pasted list, one line per item. */
export const parsePasted = (text: string): readonly QuickRow[] =>
  tableLines(text.split(/\r\n|[\r\n\u2028\u2029]/).map(cellsOf))
