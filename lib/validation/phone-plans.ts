import type {
  CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  MetadataJson,
  PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import type { NumberingPlans, ParsedPhone } from './phone.ts'

export type PhoneLibrary = {
  getCountryCallingCode: typeof getCountryCallingCode
  isSupportedCountry: typeof isSupportedCountry
  parsePhoneNumberFromString: typeof parsePhoneNumberFromString
  validatePhoneNumberLength: typeof validatePhoneNumberLength
}

const LENGTH_PROBLEMS = { TOO_SHORT: 'tooShort', TOO_LONG: 'tooLong' } as const

/** The numbering plans of the phone library, with whichever loader brought it in. */
export function createNumberingPlans(library: PhoneLibrary, metadata: MetadataJson): NumberingPlans {
  // The library types its question by its answer; `isCountryCode` is what makes a string one of its codes.
  const isCountryCode = (country: string): country is CountryCode =>
    library.isSupportedCountry(country as CountryCode, metadata)
  const known = (country: string) => (isCountryCode(country) ? country : undefined)
  return {
    callingCodeOf(country) {
      const defaultCountry = known(country)
      return defaultCountry && library.getCountryCallingCode(defaultCountry, metadata)
    },
    parse(text, country) {
      const defaultCountry = known(country)
      if (!defaultCountry) return undefined
      const phone = library.parsePhoneNumberFromString(text, { defaultCountry, extract: false }, metadata)
      return phone && toParsedPhone(phone)
    },
    lengthProblem(text, country) {
      const defaultCountry = known(country)
      if (!defaultCountry) return undefined
      const answer = library.validatePhoneNumberLength(text, defaultCountry, metadata)
      return answer === 'TOO_SHORT' || answer === 'TOO_LONG' ? LENGTH_PROBLEMS[answer] : undefined
    },
  }
}

const toParsedPhone = (phone: PhoneNumber): ParsedPhone => ({
  e164: phone.number,
  countryCallingCode: phone.countryCallingCode,
  nationalNumber: phone.nationalNumber,
  isValid: phone.isValid(),
  // The library files toll-free numbers under the calling code's main country, though all of its countries share them.
  country: phone.getType() === 'TOLL_FREE' ? undefined : phone.country,
})
