import { parse } from 'papaparse'
import type { QuickRow } from './rows'
import { tableLines } from './table-lines'

/** The more telling first: commas also occur in names and numbers, for example `2,5`. */
const SEPARATORS = ['\t', ';', '|', ',']

/** A first line by which spreadsheets state the separator: `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/** Lines from which the separator is recognized. */
const FIRST_LINES = 10

/** The separator that most of the first lines have, outside of quotes. */
function separatorOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .trim()
    .split('\n', FIRST_LINES)
  const counts = SEPARATORS.map(separator => lines.filter(line => line.includes(separator)).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Reads a list from the text of a CSV file. */
export function parseCsv(file: string): readonly QuickRow[] {
  const text = file.replace(/\r\n?/g, '\n')
  const stated = SEPARATOR_LINE.exec(text)?.[1]
  const delimiter = stated ?? separatorOf(text)
  const { data } = parse<string[]>(text.replace(SEPARATOR_LINE, ''), { delimiter, newline: '\n' })
  return tableLines(data)
}
