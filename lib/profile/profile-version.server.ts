import 'server-only'
import type { ProfileRecord } from '@/lib/backends/commerce/profile.server'
import type { User } from '@/lib/contract/commerce/user'
import { personalFacts, versionOf } from '@/lib/registration/record-version.server'

/** The values of a customer record that the profile form edits. */
export const profileOnRecord = ({ jobTitle, industry, sector, ...record }: User): ProfileRecord => ({
  firstName: record.firstName,
  middleName: record.middleName ?? '',
  lastName: record.lastName,
  ...(jobTitle && { jobTitle: jobTitle.code }),
  ...(industry && { industry: industry.code }),
  ...(sector && { sector: sector.code }),
  ...(record.phoneCountryCode !== undefined && { phoneCountryCode: record.phoneCountryCode }),
  ...(record.phoneNumber !== undefined && { phoneNumber: record.phoneNumber }),
})

/** Version of a profile: a hash of its values. */
export const profileVersion = (profile: ProfileRecord): string =>
  versionOf([profile.firstName, profile.middleName, profile.lastName, ...personalFacts(profile)])

/**
 * Whether saving would overwrite values that were saved after the form was rendered, in another tab or on
 * another device. Values that equal those on record overwrite nothing.
 * @param base version that the form was rendered from; undefined if the form did not submit it
 */
export function isOutdated(base: string | undefined, before: ProfileRecord, next: ProfileRecord): boolean {
  const current = profileVersion(before)
  return base !== undefined && base !== current && profileVersion(next) !== current
}
