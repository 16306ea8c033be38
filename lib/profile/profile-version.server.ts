import 'server-only'
import type { ProfileRecord } from '@/lib/backends/commerce/profile.server'
import type { User } from '@/lib/contract/commerce/user'
import { versionOf } from '@/lib/forms/record-version.server'
import { personalFacts } from '@/lib/registration/record-version.server'

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
