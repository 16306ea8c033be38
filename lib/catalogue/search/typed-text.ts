import { LONGEST_QUERY } from './search-query'

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
const INVISIBLE = /\p{Cf}/gu
const SPACES = /\s+/g

/**
 * What was typed into a search box in one spelling: visible characters, single spaces, no longer than is
 * searched for.
 */
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

/** Whether more was typed than is searched for. */
export const isTooLong = (typed: string): boolean => [...typed.trim()].length > LONGEST_QUERY
