import { collectFields, type FieldError } from '@/lib/forms/collect-fields'
import {
  checkPersonalInfo,
  PERSONAL_INFO_FIELDS,
  type PersonalInfo,
  type PersonalInfoContext,
} from '@/lib/registration/schemas/personal-info'
import { failed, ok, type Result } from '@/lib/result/result'
import type { FormValues } from '@/lib/validation/form-input'
import { checkPersonName } from '@/lib/validation/person-name'

/** Fields of the profile in their order (spec §3, profile form). */
export const PROFILE_FIELDS = {
  firstName: 'text',
  middleName: 'text',
  lastName: 'text',
  ...PERSONAL_INFO_FIELDS,
} as const

export type ProfileForm = FormValues<typeof PROFILE_FIELDS>

export type CheckedProfile = PersonalInfo & { firstName: string; middleName: string; lastName: string }

/** Checks the profile by the rules of sign-up and personal info (spec §5); the middle name may be empty. */
export function checkProfile(
  form: ProfileForm,
  context: PersonalInfoContext,
): Result<CheckedProfile, readonly FieldError[]> {
  const names = collectFields({
    firstName: checkPersonName(form.firstName),
    middleName: form.middleName.trim() === '' ? ok('') : checkPersonName(form.middleName),
    lastName: checkPersonName(form.lastName),
  })
  const info = checkPersonalInfo(form, context)
  if (names.ok && info.ok) return ok({ ...names.value, ...info.value })
  return failed([names, info].flatMap(part => (part.ok ? [] : part.error)))
}
