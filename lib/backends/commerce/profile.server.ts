import 'server-only'
import type { Problem, Result } from '@/lib/result/result'
import type { SignedInContext } from './commerce-call.server'
import { patchUser } from './patch-user.server'
import type { PersonalInfoRecord } from './users.server'

type PhoneRecord = Pick<PersonalInfoRecord, 'phoneCountryCode' | 'phoneNumber'>

/** Saves the phone number of a customer, digits only (spec §3). Idempotent. */
export const savePhone = (
  context: SignedInContext,
  phone: PhoneRecord,
): Promise<Result<undefined, Problem>> => patchUser(context, 'savePhone', phone)

/** The parts of the customer record that the profile form changes; codes are those of the reference lists. */
export type ProfileRecord = Partial<PersonalInfoRecord> & {
  firstName: string
  /** Empty for none. */
  middleName: string
  lastName: string
}

/** Saves names, job and phone of a customer (spec §3, profile form); absent parts stay. Idempotent. */
export const saveProfileRecord = (
  context: SignedInContext,
  { jobTitle, industry, sector, ...texts }: ProfileRecord,
): Promise<Result<undefined, Problem>> =>
  patchUser(context, 'saveProfile', {
    ...texts,
    ...(jobTitle !== undefined && { jobTitle: { code: jobTitle } }),
    ...(industry !== undefined && { industry: { code: industry } }),
    ...(sector !== undefined && { sector: { code: sector } }),
  })
