import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { type ProfileRecord, saveProfileRecord } from '@/lib/backends/commerce/profile.server'
import { changeNames } from '@/lib/backends/identity/managed-user.server'
import { type PersonalInfo, recordPersonalInfo } from '@/lib/backends/login-service/personal-info.server'
import type { Result } from '@/lib/result/result'
import type { CheckedProfile } from './profile-fields'
import { noteUnfinishedSave } from './unfinished-save.server'
import { type Write, type WriteFailure, writeAll } from './write-all'

/**
 * Saves the profile where each part belongs: names at the identity provider, personal info in the login
 * service, and everything in commerce, whose record the store shows. A part that has not changed is not
 * written again, unless an earlier save was left unfinished: then its back end may have something else.
 * @param before the profile before the save, restored if the save fails
 */
export async function saveProfile(
  context: SignedInContext,
  before: ProfileRecord,
  profile: CheckedProfile,
): Promise<Result<undefined, WriteFailure>> {
  const next = toRecord(profile)
  const { wasUnfinished, end } = await noteUnfinishedSave(context.user.id)
  const saved = await writeAll([
    ...(wasUnfinished || !hasNamesOf(before, next) ? [namesWrite(context, before, next)] : []),
    ...infoWrites(context, before, { ...next, phone: profile.phone.e164 }, wasUnfinished),
    { run: () => saveProfileRecord(context, next), undo: () => saveProfileRecord(context, before) },
  ])
  if (saved.ok || (!wasUnfinished && saved.error.left === 'nothing')) await end()
  return saved
}

/** A checked form as commerce stores it. */
export const toRecord = (profile: CheckedProfile): Required<ProfileRecord> => ({
  firstName: profile.firstName,
  middleName: profile.middleName,
  lastName: profile.lastName,
  jobTitle: profile.jobTitle,
  industry: profile.industry,
  sector: profile.sector,
  phoneCountryCode: profile.phone.countryCallingCode,
  phoneNumber: profile.phone.nationalNumber,
})

const hasNamesOf = (before: ProfileRecord, next: ProfileRecord): boolean =>
  before.firstName === next.firstName && before.lastName === next.lastName

const namesWrite = ({ user }: SignedInContext, before: ProfileRecord, next: ProfileRecord): Write => ({
  run: () => changeNames(user, next),
  undo: () => changeNames(user, before),
})

function infoWrites(
  { user }: SignedInContext,
  before: ProfileRecord,
  next: Required<ProfileRecord> & { phone: string },
  wasUnfinished: boolean,
): readonly Write[] {
  const known = infoBefore(before)
  const { jobTitle, industry, sector, phone } = next
  const isSame =
    known !== undefined &&
    known.jobTitle === jobTitle &&
    known.industry === industry &&
    known.sector === sector &&
    known.phone === phone
  if (isSame && !wasUnfinished) return []
  return [
    {
      run: () => recordPersonalInfo(user, { jobTitle, industry, sector, phone }),
      undo: known && (() => recordPersonalInfo(user, known)),
    },
  ]
}

/** The personal info of a record; undefined where a part is missing, which the login service cannot store. */
function infoBefore(record: ProfileRecord): PersonalInfo | undefined {
  const { jobTitle, industry, sector, phoneCountryCode, phoneNumber } = record
  if (jobTitle === undefined || industry === undefined || sector === undefined) return undefined
  if (phoneCountryCode === undefined || phoneNumber === undefined) return undefined
  return { jobTitle, industry, sector, phone: `+${phoneCountryCode.replace(/^\+/, '')}${phoneNumber}` }
}
