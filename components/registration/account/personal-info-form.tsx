'use client'

import { checkFormValues } from '@/components/form/check-form-values'
import type { FieldText } from '@/components/form/form-model'
import { FormShell } from '@/components/form/form-shell'
import { Select } from '@/components/form/select'
import { useAutosavedForm } from '@/components/form/use-autosaved-form'
import { IndustryFields } from '@/components/person/industry-fields'
import { PhoneFields } from '@/components/person/phone-fields'
import { useNumberingPlans } from '@/components/person/use-numbering-plans'
import { Button } from '@/components/ui/button'
import {
  type Choices,
  codesOf,
  type GroupedChoices,
  type IndustryChoices,
  toOptions,
  ungrouped,
} from '@/lib/forms/choices'
import { checkPersonalInfo, PERSONAL_INFO_FIELDS } from '@/lib/registration/schemas/personal-info'
import { sectorCodesOf } from '@/lib/registration/schemas/reference'
import type { StepFormModel } from '../step/form-model'

type Props = {
  model: StepFormModel
  texts: { fields: Record<keyof typeof PERSONAL_INFO_FIELDS, FieldText> }
  jobTitles: Choices
  industries: IndustryChoices
  /** Countries with their calling codes in the name. */
  phoneCountries: GroupedChoices
}

/** Form of the personal-info step (spec §5): job title, industry, sector and phone. */
export function PersonalInfoForm({ model, texts: { fields }, jobTitles, industries, phoneCountries }: Props) {
  const plans = useNumberingPlans()
  const reference = {
    jobTitles: codesOf(jobTitles),
    industries: sectorCodesOf(industries),
    countries: codesOf(ungrouped(phoneCountries)),
  }
  const enhanced = useAutosavedForm(
    model,
    checkFormValues(PERSONAL_INFO_FIELDS, form => checkPersonalInfo(form, { reference, plans: plans() })),
  )
  const { field } = enhanced
  const { values, words } = model
  const common = (name: keyof typeof fields) => ({
    ...field(name),
    ...fields[name],
    words,
    defaultValue: values[name] ?? '',
  })
  return (
    <FormShell {...model} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      <Select {...common('jobTitle')} options={toOptions(jobTitles)} autoComplete="organization-title" />
      <IndustryFields
        field={field}
        industries={industries}
        values={values}
        texts={fields}
        words={words}
        resetSector={() => enhanced.form.setValue('sector', '')}
      />
      <PhoneFields
        country={common('phoneCountry')}
        phone={common('phone')}
        countries={phoneCountries}
        form={enhanced.form}
        plans={plans}
      />
    </FormShell>
  )
}
