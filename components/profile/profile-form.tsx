'use client'

import { checkFormValues } from '@/components/form/check-form-values'
import type { FieldText } from '@/components/form/form-model'
import { FormShell } from '@/components/form/form-shell'
import { Select } from '@/components/form/select'
import { TextInput } from '@/components/form/text-input'
import { type AskedFormModel, useAskedForm } from '@/components/form/use-asked-form'
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
import { checkProfile, PROFILE_FIELDS } from '@/lib/profile/profile-fields'
import { sectorCodesOf } from '@/lib/registration/schemas/reference'

type Props = {
  model: AskedFormModel
  /** Id of the heading that names the form. */
  labelledBy: string
  texts: { fields: Record<keyof typeof PROFILE_FIELDS, FieldText>; namesHint: string }
  jobTitles: Choices
  industries: IndustryChoices
  /** Countries with their calling codes in the name. */
  phoneCountries: GroupedChoices
}

/** Form of the profile (spec §3): names, job and phone. */
export function ProfileForm({ model, labelledBy, texts, jobTitles, industries, phoneCountries }: Props) {
  const { fields, namesHint } = texts
  const plans = useNumberingPlans()
  const reference = {
    jobTitles: codesOf(jobTitles),
    industries: sectorCodesOf(industries),
    countries: codesOf(ungrouped(phoneCountries)),
  }
  const enhanced = useAskedForm(
    model,
    checkFormValues(PROFILE_FIELDS, form => checkProfile(form, { reference, plans: plans() })),
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
    <FormShell
      {...model}
      enhanced={enhanced}
      labelledBy={labelledBy}
      actions={<Button type="submit">{model.submit}</Button>}
    >
      <p className="max-w-form text-muted">{namesHint}</p>
      <TextInput {...common('firstName')} autoComplete="given-name" />
      <TextInput {...common('middleName')} optional autoComplete="additional-name" />
      <TextInput {...common('lastName')} autoComplete="family-name" />
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
