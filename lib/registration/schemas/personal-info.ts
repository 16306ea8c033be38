import { collectFields, type FieldError } from '@/lib/forms/collect-fields'
import type { Result } from '@/lib/result/result'
import type { FormValues } from '@/lib/validation/form-input'
import { checkIsoCode, checkOption } from '@/lib/validation/option'
import { checkPhone, type NumberingPlans, type Phone } from '@/lib/validation/phone'
import { type Checked, refuse } from '@/lib/validation/problem'
import { checkIndustry, checkSector, type RegistrationReference } from './reference'

export const PERSONAL_INFO_FIELDS = {
  jobTitle: 'text',
  industry: 'text',
  sector: 'text',
  phoneCountry: 'text',
  phone: 'text',
} as const

export type PersonalInfoForm = FormValues<typeof PERSONAL_INFO_FIELDS>

export type PersonalInfo = {
  jobTitle: string
  industry: string
  sector: string
  phoneCountry: string
  phone: Phone
}

export type PersonalInfoContext = {
  reference: Pick<RegistrationReference, 'jobTitles' | 'industries' | 'countries'>
  plans: NumberingPlans
}

/**
 * Checks the personal-info step (spec §5). The phone is checked against a known country only; an empty phone
 * is always an error.
 */
export function checkPersonalInfo(
  form: PersonalInfoForm,
  { reference, plans }: PersonalInfoContext,
): Result<PersonalInfo, readonly FieldError[]> {
  const phoneCountry = checkIsoCode(form.phoneCountry, reference.countries)
  return collectFields({
    jobTitle: checkOption(form.jobTitle, reference.jobTitles),
    industry: checkIndustry(form.industry, reference),
    sector: checkSector(form.sector, form.industry, reference),
    phoneCountry,
    phone: phoneCountry.ok ? checkPhone(form.phone, phoneCountry.value, plans) : unjudgedPhone(form.phone),
  })
}

const unjudgedPhone = (raw: string): Checked<Phone> =>
  raw.trim() === ''
    ? refuse('required')
    : { ok: true, value: { e164: '', countryCallingCode: '', nationalNumber: '' } }
