import type { QuickRow } from './rows'

/** Words of a header, in the languages of the sites, without accents. */
const NUMBER_WORDS =
  /\b(?:item|items|number|numero|nummer|sku|code|codigo|isbn|article|artikel|artikelnummer|articulo)\b/
const QUANTITY_WORDS = /\b(?:qty|quantity|quantite|qte|aantal|cantidad|units|unites|unidades|stuks)\b/

const plain = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()

/** A cell without spaces around it, and without quotes that stand after a space: `1, "2"`. */
const cleanCell = (cell: string): string => cell.trim().replace(/^"(.*)"$/s, '$1')

type Columns = { code: number; quantity: number }

const FIRST_TWO: Columns = { code: 0, quantity: 1 }

/** The columns that a header names; undefined if the row is no header. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.some(cell => /\d/.test(cell))) return undefined
  const names = cells.map(plain)
  const quantity = names.findIndex(name => QUANTITY_WORDS.test(name))
  const code = names.findIndex((name, index) => index !== quantity && NUMBER_WORDS.test(name))
  if (code === -1 && quantity === -1) return undefined
  return {
    code: code === -1 ? FIRST_TWO.code : code,
    quantity: quantity === -1 ? FIRST_TWO.quantity : quantity,
  }
}

/**
 * Lines of a table of cells. A header is tolerated and chooses the columns; without a quantity one unit is
 * meant. Rows without both are dropped.
 */
export function tableLines(table: readonly (readonly string[])[]): readonly QuickRow[] {
  const filled = table.map(cells => cells.map(cleanCell)).filter(cells => cells.some(cell => cell !== ''))
  const [first = []] = filled
  const header = columnsOf(first)
  const columns = header ?? FIRST_TWO
  return filled.slice(header === undefined ? 0 : 1).flatMap(cells => {
    const [code = '', quantity = ''] = [cells[columns.code], cells[columns.quantity]]
    // For example the sums below the lines of a downloaded cart.
    if (code === '' && quantity === '') return []
    return [{ code, quantity: quantity === '' ? '1' : quantity }]
  })
}
