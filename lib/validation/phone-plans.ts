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

const LENGTH_PROBLEMS = new Map<unknown, 'tooShort' | 'tooLong'>([
  ['TOO_SHORT', 'tooShort'],
  ['TOO_LONG', 'tooLong'],
])

/** The numbering plans of the phone library, independent of how it was loaded. */
export function createNumberingPlans(library: PhoneLibrary, metadata: MetadataJson): NumberingPlans {
  // The library accepts only its own type of country codes; this guard narrows a string to it.
  const isCountryCode = (country: string): country is CountryCode =>
    library.isSupportedCountry(country as CountryCode, metadata)
  return country => {
    if (!isCountryCode(country)) return undefined
    return {
      callingCode: library.getCountryCallingCode(country, metadata),
      parse(text) {
        const options = { defaultCountry: country, extract: false }
        const phone = library.parsePhoneNumberFromString(text, options, metadata)
        return phone && toParsedPhone(phone)
      },
      lengthProblem: text => LENGTH_PROBLEMS.get(library.validatePhoneNumberLength(text, country, metadata)),
    }
  }
}

const toParsedPhone = (phone: PhoneNumber): ParsedPhone => ({
  e164: phone.number,
  countryCallingCode: phone.countryCallingCode,
  nationalNumber: phone.nationalNumber,
  isValid: phone.isValid(),
  // The library assigns toll-free numbers to the calling code's main country, though all of its countries
  // share them.
  country: phone.getType() === 'TOLL_FREE' ? undefined : phone.country,
})
