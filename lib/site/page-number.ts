import { type AddressParameters, firstParam, withParameter } from './address-parameters.ts'
import { LIST_PARAMETERS } from './page-parameters.ts'

const PAGE_NUMBER = /^[1-9]\d{0,3}$/

/** The page of a list that an address asks for, from 1; the first one for anything else. */
export function pageOf(parameters: AddressParameters): number {
  const asked = firstParam(parameters, LIST_PARAMETERS.page)
  return PAGE_NUMBER.test(asked) ? Number(asked) : 1
}

/** The address of a page of a list; the first one has no parameter. */
export const atPage = (path: string, page: number): string =>
  page === 1 ? path : withParameter(path, LIST_PARAMETERS.page, String(page))
