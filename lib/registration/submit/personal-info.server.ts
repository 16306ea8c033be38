import 'server-only'
import { type PersonalInfoRecord, savePersonalInfo } from '@/lib/backends/commerce/users.server'
import { recordPersonalInfo } from '@/lib/backends/login-service/personal-info.server'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { personalFacts, stepReplacesLater } from '../record-version.server'
import { loadPersonalLists, personalReference } from '../reference.server'
import { checkPersonalInfo, PERSONAL_INFO_FIELDS } from '../schemas/personal-info'
import { checkForm } from './check-form'
import { toStepOutcome } from './refusals'
import type { StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * Saves job title, industry, sector and phone: in the login service first, then in commerce, whose record
 * determines the next step.
 */
export async function submitPersonalInfo(request: CustomerStepRequest): Promise<StepOutcome> {
  const { context, form } = request
  const lists = await loadPersonalLists(context.locale)
  if (!lists.ok) return { kind: 'failed', problem: lists.error }
  const reference = personalReference(lists.value)
  const checked = checkForm(form, PERSONAL_INFO_FIELDS, values =>
    checkPersonalInfo(values, { reference, plans: NUMBERING_PLANS }),
  )
  if (!checked.ok) return checked.outcome
  const { jobTitle, industry, sector, phone } = checked.value
  const record: PersonalInfoRecord = {
    jobTitle,
    industry,
    sector,
    phoneCountryCode: phone.countryCallingCode,
    phoneNumber: phone.nationalNumber,
  }
  if (stepReplacesLater(request, 'personal-info', personalFacts(record))) return { kind: 'outdated' }
  const recorded = await recordPersonalInfo(context.user, { jobTitle, industry, sector, phone: phone.e164 })
  if (!recorded.ok) return { kind: 'failed', problem: recorded.error }
  const saved = await savePersonalInfo(context, record)
  return saved.ok ? { kind: 'saved' } : toStepOutcome(saved.error)
}
