import { Checkbox } from '@/components/form/fields/checkbox'
import { PasswordInput } from '@/components/form/fields/password-input'
import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import { missingFields, type SignInField, type SignInNotice, USERNAME_FIELD } from '@/lib/auth/sign-in-notice'
import { getMessages } from '@/lib/i18n/messages'
import type { SignInTarget } from '@/lib/site/login-address'
import { GOTO_PARAMETER, RETURN_TO_PARAMETER } from '@/lib/site/page-parameters'
import { signInActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  target: SignInTarget
  /** Username typed in the previous attempt. */
  username: string
  /** Whether this device remembers a username. */
  isRemembered: boolean
  /** Notice about the previous attempt. */
  notice: SignInNotice | undefined
  /** Id of the heading that names the form. */
  labelledBy: string
}

/**
 * Username and password, as a plain form: it is submitted and handled the same way with and without scripts.
 */
export function SignInForm({ locale, target, username, isRemembered, notice, labelledBy }: Props) {
  const { login, errors, common, register } = getMessages(locale)
  const words = { errorPrefix: errors.prefix, optional: common.optional }
  const missing = missingFields(notice, username)
  const error = (name: SignInField) => (missing.includes(name) ? login.missing[name] : undefined)
  return (
    <form method="post" action={signInActionPath(locale)} aria-labelledby={labelledBy}>
      {target.returnTo !== undefined && (
        <input type="hidden" name={RETURN_TO_PARAMETER} value={target.returnTo} />
      )}
      {target.goto !== undefined && <input type="hidden" name={GOTO_PARAMETER} value={target.goto} />}
      <div className="space-y-6">
        <TextInput
          name={USERNAME_FIELD}
          label={login.fields.username.label}
          hint={login.fields.username.hint}
          error={error('username')}
          words={words}
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          name="password"
          label={login.fields.password.label}
          error={error('password')}
          words={words}
          passwordLabels={login.password}
          autoComplete="current-password"
        />
        <Checkbox
          name="rememberMe"
          label={register.fields.rememberMe.label}
          words={words}
          defaultChecked={isRemembered}
        />
      </div>
      <div className="mt-8">
        <Button type="submit">{login.submit}</Button>
      </div>
    </form>
  )
}
