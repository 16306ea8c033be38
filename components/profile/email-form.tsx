'use client'

import { checkFormValues } from '@/components/form/check-form-values'
import type { FormModel } from '@/components/form/form-model'
import { FormShell } from '@/components/form/form-shell'
import { TextInput } from '@/components/form/text-input'
import { useModelForm } from '@/components/form/use-model-form'
import { Button } from '@/components/ui/button'
import { checkNewEmail, EMAIL_FIELDS } from '@/lib/profile/email/email-fields'
import type { PasswordOwner } from '@/lib/validation/password'

type Props = {
  model: Omit<FormModel, 'aids' | 'requiredNote'>
  /** Id of the heading that names the form. */
  labelledBy: string
  owner: PasswordOwner
  label: string
}

/** Form that begins a change of email, by the rules of sign-up (spec §5). */
export function EmailForm({ model, labelledBy, owner, label }: Props) {
  const enhanced = useModelForm(
    model,
    checkFormValues(EMAIL_FIELDS, form => checkNewEmail(form, owner)),
  )
  return (
    <FormShell
      {...model}
      enhanced={enhanced}
      labelledBy={labelledBy}
      actions={<Button type="submit">{model.submit}</Button>}
    >
      <TextInput
        {...enhanced.field('email')}
        label={label}
        words={model.words}
        defaultValue={model.values.email ?? ''}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
    </FormShell>
  )
}
