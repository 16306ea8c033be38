import { LONGEST_QUERY } from './search-query'

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
const INVISIBLE = /\p{Cf}/gu
const SPACES = /\s+/g

/** Normalizes the input of a search box: visible characters, single spaces, limited to the maximum length. */
export const cleanQuery = (typed: string): string =>
  [
    ...typed
      .toWellFormed()
      .replace(CONTROLS, ' ')
      .replace(INVISIBLE, '')
      .normalize('NFC')
      .replace(SPACES, ' ')
      .replace(/^ | $/g, ''),
  ]
    .slice(0, LONGEST_QUERY)
    .join('')
    .trimEnd()

/** Whether the input is longer than the maximum. */
export const isTooLong = (typed: string): boolean => [...typed.trim()].length > LONGEST_QUERY
