import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'

/** A stored number as people read it, in the grouping of its country; as stored where it fits no numbering plan. */
export function writtenPhone(callingCode: string, nationalNumber: string): string {
  const code = callingCode.replace(/^\+/, '')
  const parsed = parsePhoneNumberFromString(`+${code}${nationalNumber}`, metadata)
  return parsed?.formatInternational() ?? `+${code} ${nationalNumber}`
}
