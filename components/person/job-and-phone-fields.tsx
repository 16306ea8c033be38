import type { FieldText } from '@/components/form/enhanced/form-model'
import type { EnhancedForm } from '@/components/form/enhanced/use-enhanced-form'
import { Select } from '@/components/form/fields/select'
import { type Choices, type GroupedChoices, type IndustryChoices, toOptions } from '@/lib/forms/choices'
import type { PERSONAL_INFO_FIELDS } from '@/lib/registration/schemas/personal-info'
import type { NumberingPlans } from '@/lib/validation/phone'
import { IndustryFields } from './industry-fields'
import { PhoneFields } from './phone-fields'

/** Options for job title, industry and country code. */
export type PersonalLists = {
  jobTitles: Choices
  industries: IndustryChoices
  phoneCountries: GroupedChoices
}

type Props = {
  enhanced: Pick<EnhancedForm, 'field' | 'form'>
  model: { values: Readonly<Record<string, string>>; words: Parameters<typeof IndustryFields>[0]['words'] }
  texts: Record<keyof typeof PERSONAL_INFO_FIELDS, FieldText>
  lists: PersonalLists
  plans: () => NumberingPlans
}

/** The fields of the personal info (spec §5): job title, industry, sector and phone. */
export function JobAndPhoneFields({ enhanced: { field, form }, model, texts, lists, plans }: Props) {
  const { values, words } = model
  const common = (name: keyof typeof texts) => ({
    ...field(name),
    ...texts[name],
    words,
    defaultValue: values[name] ?? '',
  })
  return (
    <>
      <Select
        {...common('jobTitle')}
        options={toOptions(lists.jobTitles)}
        autoComplete="organization-title"
      />
      <IndustryFields
        field={field}
        industries={lists.industries}
        values={values}
        texts={texts}
        words={words}
        resetSector={() => form.setValue('sector', '')}
      />
      <PhoneFields
        country={common('phoneCountry')}
        phone={common('phone')}
        countries={lists.phoneCountries}
        form={form}
        plans={plans}
      />
    </>
  )
}
