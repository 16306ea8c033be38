import { linesAddress, readCartLines, typedLines } from './cart-lines'
import { itemOfField } from './line-fields'

type Parameters = Readonly<Record<string, unknown>>

/** Quantities in an address as they were typed, by item number. */
export const typedQuantities = (parameters: Parameters): ReadonlyMap<string, string> =>
  new Map(typedLines(readCartLines(parameters)).map(({ code, quantity }) => [code, String(quantity)]))

/**
 * The same lines in an address without empty fields; undefined if there are no empty fields. A list of fifty
 * items submits fifty fields, and an address has to be short enough to pass through sign-in.
 */
export function canonicalLinesAddress(base: string, parameters: Parameters): string | undefined {
  const isEmpty = ([name, value]: [string, unknown]): boolean =>
    itemOfField(name) !== undefined && (typeof value !== 'string' || value.trim() === '')
  if (!Object.entries(parameters).some(isEmpty)) return undefined
  const lines = readCartLines(parameters)
  return linesAddress(base, lines.title, typedLines(lines))
}
