import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'

type Stored = { phoneCountryCode?: string | undefined; phoneNumber?: string | undefined }

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
