import 'server-only'
import type { Option } from '@/lib/backends/commerce/reference.server'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { isPartOf } from '@/lib/validation/territories'

/** Countries that have phone numbers, each with its calling code: "Canada (+1)". */
export const withCallingCodes = (countries: readonly Option[]): readonly Option[] =>
  countries.flatMap(({ code, name }) => {
    const plan = NUMBERING_PLANS(code)
    return plan === undefined ? [] : [{ code, name: `${name} (+${plan.callingCode})` }]
  })

type StoredPhone = { phoneCountryCode?: string | undefined; phoneNumber?: string | undefined }

/**
 * The country to preselect for a stored number: the number's own country, or `otherwise` if the number's
 * country is unknown or part of `otherwise`.
 */
export function phoneCountryOf(stored: StoredPhone | undefined, otherwise: string): string {
  const { phoneCountryCode: code, phoneNumber } = stored ?? {}
  if (code === undefined || phoneNumber === undefined) return otherwise
  const own = NUMBERING_PLANS(otherwise)?.parse(`+${code.replace(/^\+/, '')}${phoneNumber}`)?.country
  return own === undefined || isPartOf(own, otherwise) ? otherwise : own
}
