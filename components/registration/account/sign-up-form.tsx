'use client'

import { type ReactNode, useState } from 'react'
import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import type { FieldText } from '@/components/form/enhanced/form-model'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { Checkbox } from '@/components/form/fields/checkbox'
import type { PasswordLabels } from '@/components/form/fields/password-input'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import { NewPasswordField } from '@/components/person/new-password-field'
import type { PasswordRulesTexts } from '@/components/person/password-rules'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { checkSignUp, SIGN_UP_FIELDS } from '@/lib/registration/schemas/sign-up'
import type { StepFormModel } from '../step/form-model'
import { type TakenWay, TakenWays } from './taken-ways'

type Props = {
  model: StepFormModel
  /** False where the email is the username (spec §9, feature flags). */
  asksForUsername: boolean
  texts: {
    fields: Record<Exclude<keyof typeof SIGN_UP_FIELDS, 'termsAccepted'>, FieldText>
    passwordLabels: PasswordLabels
    passwordRules: PasswordRulesTexts
    /** The agreement with its two links. */
    terms: ReactNode
    /** Links for an email or username that already has an account. */
    takenWays: readonly TakenWay[]
  }
}

/** Form of step 1: the account (spec §5, sign-up). */
export function SignUpForm({ model, asksForUsername, texts }: Props) {
  const { fields, passwordLabels, passwordRules, terms, takenWays } = texts
  const validate = checkFormValues(SIGN_UP_FIELDS, values => checkSignUp(values, { asksForUsername }))
  const enhanced = useAutosavedForm(model, validate)
  const { field, form } = enhanced
  const { values, words } = model
  const hydrated = useHydrated()
  const [sameAsEmail, setSameAsEmail] = useState(values.usernameSameAsEmail === 'on')
  const common = (name: keyof typeof fields) => ({ ...field(name), ...fields[name], words })
  const text = (name: keyof typeof fields) => ({ ...common(name), defaultValue: values[name] ?? '' })
  const tick = (name: keyof typeof fields) => ({ ...common(name), defaultChecked: values[name] === 'on' })
  const typed = (name: string) => String(form.getValue(name) ?? '')
  const isTaken = (name: 'email' | 'username') => field(name).error === model.messages[`fields.${name}.taken`]
  const showsUsername = asksForUsername && (!hydrated || !sameAsEmail)
  return (
    <FormShell {...model} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      <TextInput {...text('firstName')} autoComplete="given-name" />
      <TextInput {...text('lastName')} autoComplete="family-name" />
      <div>
        <TextInput {...text('email')} type="email" autoComplete="email" spellCheck={false} />
        {isTaken('email') && <TakenWays ways={takenWays} />}
      </div>
      {asksForUsername && (
        <Checkbox
          {...tick('usernameSameAsEmail')}
          onChange={event => {
            setSameAsEmail(event.target.checked)
            return field('usernameSameAsEmail').onChange(event)
          }}
        />
      )}
      {showsUsername && (
        <div>
          <TextInput {...text('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          {isTaken('username') && <TakenWays ways={takenWays} />}
        </div>
      )}
      <NewPasswordField
        {...{ enhanced, words, passwordLabels }}
        {...fields.password}
        owner={() => ({ email: typed('email'), username: typed('username') })}
        rules={passwordRules}
      />
      <div className="space-y-3">
        <Checkbox
          {...field('termsAccepted')}
          words={words}
          label={terms}
          defaultChecked={values.termsAccepted === 'on'}
        />
        <Checkbox {...tick('marketingOptIn')} />
        <Checkbox {...tick('rememberMe')} />
      </div>
    </FormShell>
  )
}
