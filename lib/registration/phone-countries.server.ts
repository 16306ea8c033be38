import 'server-only'
import type { Option } from '@/lib/commerce/reference.server'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'

/** Countries that have phone numbers, each with its calling code: "Canada (+1)". */
export const withCallingCodes = (countries: readonly Option[]): readonly Option[] =>
  countries.flatMap(({ code, name }) => {
    const callingCode = NUMBERING_PLANS.callingCodeOf(code)
    return callingCode === undefined ? [] : [{ code, name: `${name} (+${callingCode})` }]
  })
