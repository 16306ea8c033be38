'use client'

import { type AskedFormModel, useAskedForm } from '@/components/form/enhanced/use-asked-form'
import { useLateValidation } from '@/components/form/enhanced/use-late-validation'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import type { PasswordOwner } from '@/lib/validation/password'
import type { validateEmail } from './validate-email'

type Props = {
  model: Omit<AskedFormModel, 'requiredNote'>
  /** Id of the heading that names the form. */
  labelledBy: string
  owner: PasswordOwner
  label: string
}

const loadValidation = () => import('./validate-email').then(part => part.validateEmail)

const acceptAny: typeof validateEmail = () => () => []

/** Form that requests an email change; validated by the rules of sign-up (spec §5). */
export function EmailForm({ model, labelledBy, owner, label }: Props) {
  const enhanced = useAskedForm(model, values => validation()(owner)(values))
  const validation = useLateValidation(loadValidation, acceptAny, enhanced.checkLeft)
  return (
    <FormShell
      {...model}
      enhanced={enhanced}
      isStorable
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
