'use client'

import { codesOf, ungrouped } from '@/lib/forms/choices'
import type { PersonalInfoContext } from '@/lib/registration/schemas/personal-info'
import { sectorCodesOf } from '@/lib/registration/schemas/reference'
import type { NumberingPlans } from '@/lib/validation/phone'
import type { PersonalLists } from './job-and-phone-fields'
import { useNumberingPlans } from './use-numbering-plans'

/** Reference data for validating the personal info: the lists of the page and the phone numbering plans. */
export function usePersonalReference({ jobTitles, industries, phoneCountries }: PersonalLists): {
  plans: () => NumberingPlans
  context: () => PersonalInfoContext
} {
  const plans = useNumberingPlans()
  const reference = {
    jobTitles: codesOf(jobTitles),
    industries: sectorCodesOf(industries),
    countries: codesOf(ungrouped(phoneCountries)),
  }
  return { plans, context: () => ({ reference, plans: plans() }) }
}
