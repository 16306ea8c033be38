import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'

const PAGE = /^[1-9]\d{0,3}$/

/** The page of a list that an address names, from 1. */
export const pageOfAddress = (parameters: AddressParameters): number => {
  const named = firstParam(parameters, LIST_PARAMETERS.page)
  return PAGE.test(named) ? Number(named) : 1
}
