import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'

// For what the server draws: the numbering plans of all countries are larger than the scripts of a page.

type Stored = { phoneCountryCode?: string | undefined; phoneNumber?: string | undefined }

/** Groups a number in E.164, as addresses hold it; one that fits no numbering plan is returned as it is. */
export const formatInternational = (number: string): string =>
  parsePhoneNumberFromString(number, metadata)?.formatInternational() ?? number

/**
 * Formats a stored phone number with the grouping of its country. A number that fits no numbering plan is
 * returned as stored; undefined if the number or its country code is missing.
 */
export function formatPhone({ phoneCountryCode, phoneNumber }: Stored): string | undefined {
  if (!phoneCountryCode || !phoneNumber) return undefined
  const code = phoneCountryCode.replace(/^\+/, '')
  const parsed = parsePhoneNumberFromString(`+${code}${phoneNumber}`, metadata)
  return parsed?.formatInternational() ?? `+${code} ${phoneNumber}`
}
