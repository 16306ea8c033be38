import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { formatDate } from '@/lib/format/date'
import { formError } from '@/lib/forms/form-errors'
import { baseFieldIn, baseVersionIn, replacesLater } from '@/lib/forms/record-version.server'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import {
  FORM_LOCKED,
  failedBy,
  type NextResult,
  type ResultOf,
  STORED_FORM_RESULT,
} from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { loadPersonalLists, personalReference } from '@/lib/registration/reference.server'
import { ok } from '@/lib/result/result'
import { changeIdentity } from '@/lib/session/change-identity.server'
import { requireSignedIn, type Sender, senderId } from '@/lib/session/customer.server'
import { profilePath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'
import { withLock } from '@/lib/state/lock.server'
import { readFields } from '@/lib/validation/form-input'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { type CheckedProfile, checkProfile, PROFILE_FIELDS, type ProfileForm } from './profile-fields'
import { refusedFieldsOf } from './profile-refusals'
import { profileOnRecord, profileVersion } from './profile-version.server'
import { saveProfile, toRecord } from './save-profile.server'
import type { WriteFailure } from './write-all'

/** Saves the profile of the signed-in user (spec §3, profile form). */
export const handleProfileForm = defineForm<Sender, ProfileForm, NextResult>({
  ...ownForm('profile', profilePath),
  name: 'profile-form',
  page: ({ locale }) => profilePath(locale),
  typed,
  parse: ({ fields }) => ok(readFields(fields, PROFILE_FIELDS)),
  result: STORED_FORM_RESULT,
  submit,
})

/** The typed values and their base version (optimistic locking). */
function typed({ fields }: Pick<FormSubmission, 'fields'>): Readonly<Record<string, string>> {
  return { ...readFields(fields, PROFILE_FIELDS), ...baseFieldIn(fields) }
}

/** Saves of one user are serialized by a lock, so that the second one detects an edit conflict. */
async function submit(submission: FormSubmission, form: ProfileForm): Promise<ResultOf<NextResult>> {
  const { user } = requireSignedIn(submission.sender)
  const saved = await withLock(`profile/${user.id}`, () => save(submission, form))
  return saved.ok ? saved.value : FORM_LOCKED
}

async function save(submission: FormSubmission, form: ProfileForm): Promise<ResultOf<NextResult>> {
  const { locale, sender, fields } = submission
  const context = requireSignedIn(sender)
  const [lists, record] = await Promise.all([loadPersonalLists(locale), fetchUser(context)])
  if (!lists.ok) return failedBy(lists.error)
  if (!record.ok) return failedBy(record.error)
  const checked = checkProfile(form, { reference: personalReference(lists.value), plans: NUMBERING_PLANS })
  if (!checked.ok) return { kind: 'rejected', errors: { fieldErrors: checked.error, formErrors: [] } }
  const before = profileOnRecord(record.value)
  const versions = { current: profileVersion(before), next: profileVersion(toRecord(checked.value)) }
  if (replacesLater(baseVersionIn(fields), versions)) return shownAgain(submission)
  const saved = await saveProfile(context, before, checked.value)
  return saved.ok ? savedResult(submission, checked.value) : failedResult(locale, saved.error)
}

/** Edit conflict: nothing is saved; the page shows the typed values and those saved in another tab. */
async function shownAgain(submission: FormSubmission): Promise<NextResult> {
  const { locale, sender } = submission
  const form = { fields: typed(submission), errors: formError('outdated') }
  const id = await saveRejectedForm(form, senderId(sender))
  return { kind: 'next', href: rejectedFormAddress(profilePath(locale), id) }
}

/** Redirects with a flash message that contains the date of the save. */
async function savedResult({ locale, sender }: FormSubmission, profile: CheckedProfile): Promise<NextResult> {
  const now = Date.now()
  const { firstName, lastName } = profile
  const date = formatDate(locale, new Date(now).toISOString()) ?? ''
  const message = getTranslator(locale, 'profile')('saved', { date })
  return {
    kind: 'next',
    href: profilePath(locale),
    flash: { tone: 'success', message, lines: [] },
    cookies: await changeIdentity(sender.cookies, now, identity => ({ ...identity, firstName, lastName })),
  }
}

function failedResult(locale: Locale, { problem, left }: WriteFailure): ResultOf<NextResult> {
  if (left === 'part') return { kind: 'rejected', errors: partlySaved(locale) }
  if (left === 'perhaps') return { kind: 'failed', reason: 'unconfirmed' }
  const fieldErrors = refusedFieldsOf(problem)
  if (fieldErrors.length > 0) return { kind: 'rejected', errors: { fieldErrors, formErrors: [] } }
  return failedBy(problem)
}

/** Saving the form once more completes what was saved in part, because every write may be repeated. */
const partlySaved = (locale: Locale) => ({
  fieldErrors: [],
  formErrors: [{ code: 'partlySaved', text: getTranslator(locale, 'profile')('partlySaved') }],
})
