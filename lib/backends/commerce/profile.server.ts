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
