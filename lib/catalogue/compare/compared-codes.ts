import { type AddressParameters, paramValues } from '@/lib/site/address-parameters'
import { COMPARE_PARAMETERS } from '@/lib/site/page-parameters'

/** Maximum number of titles that fit side by side. */
export const MOST_COMPARED = 4

/** Maximum number of selected titles; those beyond the compared ones wait until there is room for them. */
const MOST_SELECTED = 8

const TITLE_CODE = /^P9\d{8}$/

export type ComparedCodes = {
  /** Codes of all selected titles, including those that wait for room. */
  codes: readonly string[]
  /** The address has more codes than may be selected. */
  isTooMany: boolean
  /** The address has a value that is not the code of a title. */
  isMalformed: boolean
}

/** Codes of titles in an address, `codes=A,B` or repeated; without duplicates, in the order of selection. */
export function readComparedCodes(parameters: AddressParameters): ComparedCodes {
  const asked = paramValues(parameters, COMPARE_PARAMETERS.codes)
    .flatMap(value => value.split(','))
    .map(code => code.trim().toUpperCase())
    .filter(code => code !== '')
  const codes = [...new Set(asked.filter(code => TITLE_CODE.test(code)))]
  return {
    codes: codes.slice(0, MOST_SELECTED),
    isTooMany: codes.length > MOST_SELECTED,
    isMalformed: asked.some(code => !TITLE_CODE.test(code)),
  }
}
