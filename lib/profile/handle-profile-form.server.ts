import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { loadPersonalLists, personalReference } from '@/lib/registration/reference.server'
import { ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { readFields } from '@/lib/validation/form-input'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { checkProfile, PROFILE_FIELDS, type ProfileForm } from './profile-fields'
import { refusedFieldsOf } from './profile-refusals'
import { renewNames } from './renew-names.server'
import { saveProfile } from './save-profile.server'

const profilePath = (locale: Locale): string => accountPath(locale, 'profile')

/** Saves the profile of the signed-in user (spec §3, profile form). */
export const handleProfileForm = defineForm<Sender, ProfileForm, NextResult>({
  ...ownForm('profile', profilePath),
  name: 'profile-form',
  page: ({ locale }) => profilePath(locale),
  typed: ({ fields }) => readFields(fields, PROFILE_FIELDS),
  parse: ({ fields }) => ok(readFields(fields, PROFILE_FIELDS)),
  result: STORED_FORM_RESULT,
  submit,
})

async function submit({ locale, sender }: FormSubmission, form: ProfileForm): Promise<ResultOf<NextResult>> {
  const context = requireSignedIn(sender)
  const [lists, record] = await Promise.all([loadPersonalLists(locale), fetchUser(context)])
  if (!lists.ok) return failedBy(lists.error)
  if (!record.ok) return failedBy(record.error)
  const reference = personalReference(lists.value)
  const checked = checkProfile(form, { reference, plans: NUMBERING_PLANS })
  if (!checked.ok) return { kind: 'rejected', errors: { fieldErrors: checked.error, formErrors: [] } }
  const saved = await saveProfile(context, record.value, checked.value)
  const now = Date.now()
  if (saved.ok) {
    const cookies = await renewNames(sender.cookies, checked.value, now)
    return { kind: 'next', href: profilePath(locale), flash: savedFlash(locale, now), cookies }
  }
  const { problem, isUndone } = saved.error
  if (!isUndone) return { kind: 'rejected', errors: partlySaved(locale) }
  const fieldErrors = refusedFieldsOf(problem)
  if (fieldErrors.length > 0) return { kind: 'rejected', errors: { fieldErrors, formErrors: [] } }
  return failedBy(problem)
}

/** The message about a saved profile, with the day on which it was saved. */
const savedFlash = (locale: Locale, now: number) => ({
  tone: 'success' as const,
  message: getTranslator(locale, 'profile')('saved', {
    date: formatDate(locale, new Date(now).toISOString()) ?? '',
  }),
  lines: [],
})

/** Saving the form once more completes what was saved in part, because every write may be repeated. */
const partlySaved = (locale: Locale) => ({
  fieldErrors: [],
  formErrors: [{ code: 'partlySaved', text: getTranslator(locale, 'profile')('partlySaved') }],
})
