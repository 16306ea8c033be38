import { type AddressParameters, paramValues } from '@/lib/site/address-parameters'

/** More titles do not fit beside each other. */
export const MOST_COMPARED = 4

/** Those past the ones that are compared wait until there is room for them. */
const MOST_CHOSEN = 8

const TITLE_CODE = /^P9\d{8}$/

export type ComparedCodes = {
  /** Also those that wait for room. */
  codes: readonly string[]
  /** More were asked for than may wait. */
  isTooMany: boolean
  /** Something that is no code of a title was asked for. */
  isMalformed: boolean
}

/**
 * Codes of titles in an address, `codes=A,B` or repeated; each once, in the order in which they were chosen.
 */
export function readComparedCodes(parameters: AddressParameters): ComparedCodes {
  const asked = paramValues(parameters, 'codes')
    .flatMap(value => value.split(','))
    .map(code => code.trim().toUpperCase())
    .filter(code => code !== '')
  const codes = [...new Set(asked.filter(code => TITLE_CODE.test(code)))]
  return {
    codes: codes.slice(0, MOST_CHOSEN),
    isTooMany: codes.length > MOST_CHOSEN,
    isMalformed: asked.some(code => !TITLE_CODE.test(code)),
  }
}
