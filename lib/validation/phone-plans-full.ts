import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import { createNumberingPlans } from './phone-plans.ts'

/**
 * All numbering plans. Import it statically on the server only; a page loads it lazily, because it is larger
 * than the page's scripts.
 */
export const NUMBERING_PLANS = createNumberingPlans(
  { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength },
  metadata,
)
