import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { saveMarketingConsent } from '@/lib/backends/commerce/consents.server'
import { savePhone } from '@/lib/backends/commerce/profile.server'
import { loadCountries } from '@/lib/backends/commerce/reference.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { recordPersonalInfo } from '@/lib/backends/login-service/personal-info.server'
import { updateProfile } from '@/lib/backends/login-service/update-profile.server'
import { codesOf } from '@/lib/forms/choices'
import { collectFields } from '@/lib/forms/collect-fields'
import { type FieldRefusal, type FormErrors, formError } from '@/lib/forms/form-errors'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { checkEmail } from '@/lib/validation/email'
import { checkOption } from '@/lib/validation/option'
import { checkPhone } from '@/lib/validation/phone'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import type { Prompt } from './open-prompts'
import type { PromptForm } from './prompt-form'

/** What a saved answer changes in the session: the email, for the email prompt. */
type SavedPrompt = { email?: string }

type Save = (form: PromptForm, context: SignedInContext) => Promise<Result<SavedPrompt, FormErrors>>

const refusedField = (...fieldErrors: readonly FieldRefusal[]): Result<never, FormErrors> =>
  failed({ fieldErrors: [...fieldErrors], formErrors: [] })

const outage = ({ kind, status }: Problem): Result<never, FormErrors> => {
  if (status === 429) return failed(formError('tooManyRequests'))
  return failed(formError(kind === 'timeout' ? 'timeout' : 'unavailable'))
}

/** Sets the email of an account without one (spec §5, confirm sign-in modal). */
const saveEmail: Save = async ({ email }, context) => {
  const { user, locale } = context
  const checked = checkEmail(email)
  if (!checked.ok) return refusedField({ name: 'email', ...checked.error })
  const saved = await updateProfile(user, locale, checked.value)
  if (saved.ok) return ok({ email: checked.value })
  const { kind, code, status } = saved.error
  if (kind === 'domain' && code === 'email_taken') return refusedField({ name: 'email', code: 'taken' })
  if (kind === 'domain' && code === 'code_needed') return emailOnRecord(context)
  // The identity provider may have a stricter rule than ours; trying again later would not help.
  return status === 400 ? refusedField({ name: 'email', code: 'invalid' }) : outage(saved.error)
}

/** The email that another browser has set since this session began; it is not replaced. */
async function emailOnRecord(context: SignedInContext): Promise<Result<SavedPrompt, FormErrors>> {
  const record = await fetchUser(context)
  if (!record.ok) return outage(record.error)
  const { email } = record.value
  return email === undefined ? failed(formError('unavailable')) : ok({ email })
}

/**
 * Sets the phone number of a customer without one (spec §5, §8), where each part of the profile belongs: in
 * the login service, which stores it with the job, and in commerce, whose record decides about the prompt.
 */
const saveOwnPhone: Save = async ({ phoneCountry, phone }, context) => {
  const countries = await loadCountries(context.locale)
  if (!countries.ok) return outage(countries.error)
  const country = checkOption(phoneCountry, codesOf(countries.value))
  const checked = collectFields({
    phoneCountry: country,
    phone: checkPhone(phone, country.ok ? country.value : '', NUMBERING_PLANS),
  })
  if (!checked.ok) return refusedField(...checked.error)
  const { e164, countryCallingCode, nationalNumber } = checked.value.phone
  const recorded = await recordOwnPhone(context, e164)
  if (!recorded.ok) return outage(recorded.error)
  const saved = await savePhone(context, {
    phoneCountryCode: countryCallingCode,
    phoneNumber: nationalNumber,
  })
  if (saved.ok) return ok({})
  const isRefused = saved.error.kind === 'domain' && saved.error.code === 'ValidationError'
  return isRefused ? refusedField({ name: 'phone', code: 'invalid' }) : outage(saved.error)
}

/** Without a job the login service has no personal info yet; the form that adds it records the phone, too. */
async function recordOwnPhone(context: SignedInContext, phone: string): Promise<Result<undefined, Problem>> {
  const record = await fetchUser(context)
  if (!record.ok) return record
  const { jobTitle, industry, sector } = record.value
  if (!(jobTitle && industry && sector)) return ok(undefined)
  const job = { jobTitle: jobTitle.code, industry: industry.code, sector: sector.code }
  return recordPersonalInfo(context.user, { ...job, phone })
}

/** Saves whether messages are wanted; only `yes` and `no` are valid answers. */
const savePreferences: Save = async ({ marketing }, context) => {
  if (marketing === '') return refusedField({ name: 'marketing', code: 'required' })
  if (marketing !== 'yes' && marketing !== 'no') return failed(formError('malformed'))
  const saved = await saveMarketingConsent(context, marketing === 'yes')
  return saved.ok ? ok({}) : outage(saved.error)
}

const SAVES: Record<Prompt, Save> = {
  email: saveEmail,
  phone: saveOwnPhone,
  preferences: savePreferences,
}

/** Validates and saves an answer. Saving is idempotent. */
export const savePrompt: Save = (form, context) => SAVES[form.task](form, context)
