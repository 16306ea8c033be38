'use client'

import { type ComponentProps, useState } from 'react'
import type { FieldBinding } from '@/components/form/enhanced/field-binding'
import type { EnhancedForm } from '@/components/form/enhanced/use-enhanced-form'
import { PasswordInput } from '@/components/form/fields/password-input'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { PasswordOwner } from '@/lib/validation/password'
import { PasswordRules, type PasswordRulesTexts } from './password-rules'

type Props = Omit<ComponentProps<typeof PasswordInput>, keyof FieldBinding | 'autoComplete'> & {
  enhanced: Pick<EnhancedForm, 'field' | 'form'>
  /** Returns the username and email that the password must not equal; called on every render. */
  owner: () => PasswordOwner
  rules: PasswordRulesTexts
}

const RULES_ID = 'password-rules'
const NAME = 'password'

/** Field for a new password with a live list of its rules; without script, a hint states the rules. */
export function NewPasswordField({ enhanced: { field, form }, owner, rules, hint, ...input }: Props) {
  const hydrated = useHydrated()
  const [password, setPassword] = useState('')
  const binding = field(NAME)
  return (
    <div>
      <PasswordInput
        {...input}
        {...binding}
        {...(hydrated ? { 'aria-describedby': RULES_ID } : { hint })}
        autoComplete="new-password"
        onChange={event => {
          setPassword(event.target.value)
          return binding.onChange(event)
        }}
      />
      {hydrated && (
        <PasswordRules
          id={RULES_ID}
          value={password || String(form.getValue(NAME) ?? '')}
          owner={owner()}
          texts={rules}
        />
      )}
    </div>
  )
}
