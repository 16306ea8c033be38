import type { QuickRow } from './rows'
import { tableLines } from './table-lines'

const SEPARATORS = [';', '\t', ',', '|'] as const

/** The separator that the first filled line uses most, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .replace(/"[^"]*"/g, '')
    .trim()
    .split(/[\r\n]/, 1)
  const counts = SEPARATORS.map(separator => first.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Cells of a comma-separated text (RFC 4180) with any separator; a quoted cell may hold line breaks. */
function cellsIn(text: string): readonly (readonly string[])[] {
  const separator = separatorOf(text)
  const table: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    table.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (character === separator) endCell()
    else if (character === '\n' || character === '\r') {
      endCell()
      table.push([])
    } else cell += character
  }
  endCell()
  return table
}

/** Reads a list from the text of a CSV file (spec §pages 1). */
export const parseCsv = (text: string): readonly QuickRow[] => tableLines(cellsIn(text))
