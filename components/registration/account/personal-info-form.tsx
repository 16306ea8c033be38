'use client'

import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import type { FieldText } from '@/components/form/enhanced/form-model'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { FormShell } from '@/components/form/form-shell'
import { JobAndPhoneFields, type PersonalLists } from '@/components/person/job-and-phone-fields'
import { usePersonalReference } from '@/components/person/use-personal-reference'
import { Button } from '@/components/ui/button'
import type { Serialized } from '@/components/ui/serialized'
import { useDeserialized } from '@/components/ui/use-deserialized'
import { checkPersonalInfo, PERSONAL_INFO_FIELDS } from '@/lib/registration/schemas/personal-info'
import type { StepFormModel } from '../step/form-model'

type Props = {
  model: StepFormModel
  lists: Serialized<PersonalLists>
  texts: { fields: Record<keyof typeof PERSONAL_INFO_FIELDS, FieldText> }
}

/** Form of the personal-info step (spec §5): job title, industry, sector and phone. */
export function PersonalInfoForm({ model, texts: { fields }, lists: given }: Props) {
  const lists = useDeserialized(given)
  const { plans, context } = usePersonalReference(lists)
  const enhanced = useAutosavedForm(
    model,
    checkFormValues(PERSONAL_INFO_FIELDS, form => checkPersonalInfo(form, context())),
  )
  return (
    <FormShell {...model} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      <JobAndPhoneFields {...{ enhanced, model, lists, plans }} texts={fields} />
    </FormShell>
  )
}
