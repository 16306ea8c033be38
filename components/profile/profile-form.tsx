'use client'

import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import type { FieldText } from '@/components/form/enhanced/form-model'
import { type AskedFormModel, useAskedForm } from '@/components/form/enhanced/use-asked-form'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import { JobAndPhoneFields, type PersonalLists } from '@/components/person/job-and-phone-fields'
import { usePersonalReference } from '@/components/person/use-personal-reference'
import { Button } from '@/components/ui/button'
import type { Serialized } from '@/components/ui/serialized'
import { useDeserialized } from '@/components/ui/use-deserialized'
import { checkProfile, PROFILE_FIELDS } from '@/lib/profile/profile-fields'

type Props = {
  model: AskedFormModel
  /** Id of the heading that names the form. */
  labelledBy: string
  lists: Serialized<PersonalLists>
  texts: { fields: Record<keyof typeof PROFILE_FIELDS, FieldText>; namesHint: string }
}

/** Form of the profile (spec §3): names, job and phone. */
export function ProfileForm({ model, labelledBy, texts: { fields, namesHint }, lists: given }: Props) {
  const lists = useDeserialized(given)
  const { plans, context } = usePersonalReference(lists)
  const enhanced = useAskedForm(
    model,
    checkFormValues(PROFILE_FIELDS, form => checkProfile(form, context())),
  )
  const { values, words } = model
  const name = (part: 'firstName' | 'middleName' | 'lastName') => ({
    ...enhanced.field(part),
    ...fields[part],
    words,
    defaultValue: values[part] ?? '',
  })
  return (
    <FormShell
      {...model}
      enhanced={enhanced}
      isStorable
      labelledBy={labelledBy}
      actions={<Button type="submit">{model.submit}</Button>}
    >
      <p className="max-w-form text-muted">{namesHint}</p>
      <TextInput {...name('firstName')} autoComplete="given-name" />
      <TextInput {...name('middleName')} optional autoComplete="additional-name" />
      <TextInput {...name('lastName')} autoComplete="family-name" />
      <JobAndPhoneFields {...{ enhanced, model, lists, plans }} texts={fields} />
    </FormShell>
  )
}
