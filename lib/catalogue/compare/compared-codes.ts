import { type AddressParameters, valuesOf } from '@/lib/catalogue/search/search-address'
import { MOST_COMPARED } from './most-compared'

const TITLE_CODE = /^P9\d{8}$/

export type ComparedCodes = {
  codes: readonly string[]
  /** More were asked for than are compared. */
  isTooMany: boolean
  /** Something that is no code of a title was asked for. */
  isMalformed: boolean
}

/** Codes of titles in an address, `codes=A,B` or repeated; each once, in the order in which they were chosen. */
export function readComparedCodes(parameters: AddressParameters): ComparedCodes {
  const asked = valuesOf(parameters, 'codes')
    .flatMap(value => value.split(','))
    .map(code => code.trim().toUpperCase())
    .filter(code => code !== '')
  const codes = [...new Set(asked.filter(code => TITLE_CODE.test(code)))]
  return {
    codes: codes.slice(0, MOST_COMPARED),
    isTooMany: codes.length > MOST_COMPARED,
    isMalformed: asked.some(code => !TITLE_CODE.test(code)),
  }
}
