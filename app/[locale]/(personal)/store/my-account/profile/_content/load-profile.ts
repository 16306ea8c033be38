import { cookies } from 'next/headers'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { fetchEmailChange } from '@/lib/backends/login-service/email-change.server'
import type { User } from '@/lib/contract/commerce/user'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { phoneCountryOf } from '@/lib/forms/phone-countries.server'
import { isEditConflict, versionToState } from '@/lib/forms/record-version.server'
import { profileOnRecord, profileVersion } from '@/lib/profile/profile-version.server'
import { formShownAgain } from '@/lib/profile/shown-again'
import { loadPersonalLists } from '@/lib/registration/reference.server'
import { ok } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { listSignIns } from '@/lib/session/sign-in-activity.server'
import { getSite, type Locale } from '@/lib/site/sites'
import type { AccountContext } from '../../_shell/account-page'

/** What the page is drawn from: the record, the lists to choose from, and a form that was not carried out. */
export async function loadProfile({ context, locale, parameters }: AccountContext) {
  const [record, lists, rejected, emailChange, isRecent, signIns] = await Promise.all([
    fetchUser(context),
    loadPersonalLists(locale),
    rejectedFormOfPage(parameters),
    fetchEmailChange(context.user),
    hasRecentSignIn(cookieMapOf(await cookies()), Date.now()),
    listSignIns(context.user.id, Date.now()),
  ])
  if (!record.ok) return record
  if (!lists.ok) return lists
  const shown = rejected && { [formShownAgain(rejected)]: rejected }
  const ofProfile = shown?.profile
  const { email = '', iamUsername: username } = record.value
  return ok({
    owner: { username, email },
    emailChange,
    isRecent,
    signIns,
    emailForm: shown?.email,
    lists: lists.value,
    values: ofProfile?.fields ?? valuesOnRecord(record.value, locale),
    version: versionToState(profileVersion(profileOnRecord(record.value)), ofProfile),
    errors: ofProfile?.errors,
    conflicting: isEditConflict(ofProfile?.errors) ? record.value : undefined,
    passwordErrors: shown?.password?.errors,
  })
}

type Loaded = Extract<Awaited<ReturnType<typeof loadProfile>>, { ok: true }>

export type ProfileData = Loaded['value']

const valuesOnRecord = (record: User, locale: Locale): Readonly<Record<string, string>> => ({
  firstName: record.firstName,
  middleName: record.middleName ?? '',
  lastName: record.lastName,
  jobTitle: record.jobTitle?.code ?? '',
  industry: record.industry?.code ?? '',
  sector: record.sector?.code ?? '',
  phoneCountry: phoneCountryOf(record, record.registrationCountryIso ?? getSite(locale).defaultCountry),
  phone: record.phoneNumber ?? '',
})
