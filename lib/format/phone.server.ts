import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'

type Stored = { phoneCountryCode?: string | undefined; phoneNumber?: string | undefined }

/**
 * A stored number as people read it, in the grouping of its country; as stored where it fits no numbering
 * plan, and undefined where none or only half of one is on record.
 */
export function formatPhone({ phoneCountryCode, phoneNumber }: Stored): string | undefined {
  if (!phoneCountryCode || !phoneNumber) return undefined
  const code = phoneCountryCode.replace(/^\+/, '')
  const parsed = parsePhoneNumberFromString(`+${code}${phoneNumber}`, metadata)
  return parsed?.formatInternational() ?? `+${code} ${phoneNumber}`
}
