'use client'

import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import { type AskedFormModel, useAskedForm } from '@/components/form/enhanced/use-asked-form'
import { PasswordInput, type PasswordLabels } from '@/components/form/fields/password-input'
import { FormShell } from '@/components/form/form-shell'
import { NewPasswordField } from '@/components/person/new-password-field'
import type { PasswordRulesTexts } from '@/components/person/password-rules'
import { Button } from '@/components/ui/button'
import { checkPasswordChange, PASSWORD_FIELDS } from '@/lib/profile/password-fields'
import type { PasswordOwner } from '@/lib/validation/password'

type Props = {
  model: Omit<AskedFormModel, 'values' | 'requiredNote'>
  /** Id of the heading that names the form. */
  labelledBy: string
  owner: PasswordOwner
  texts: {
    current: string
    next: string
    /** The rules of the new password, for browsers without script. */
    hint: string
    currentLabels: PasswordLabels
    nextLabels: PasswordLabels
    rules: PasswordRulesTexts
  }
}

/** Form that changes the password: the current one, and a new one by the rules of sign-up (spec §5). */
export function PasswordForm({ model, labelledBy, owner, texts }: Props) {
  const enhanced = useAskedForm(
    model,
    checkFormValues(PASSWORD_FIELDS, form => checkPasswordChange(form, owner)),
  )
  const { field } = enhanced
  const { words } = model
  return (
    <FormShell
      {...model}
      enhanced={enhanced}
      labelledBy={labelledBy}
      actions={<Button type="submit">{model.submit}</Button>}
    >
      {/* Password managers learn from it whose password this is. */}
      <input type="text" autoComplete="username" defaultValue={owner.username} readOnly hidden />
      <PasswordInput
        {...field('currentPassword')}
        words={words}
        passwordLabels={texts.currentLabels}
        label={texts.current}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...{ enhanced, words }}
        passwordLabels={texts.nextLabels}
        label={texts.next}
        hint={texts.hint}
        owner={() => owner}
        rules={texts.rules}
      />
    </FormShell>
  )
}
