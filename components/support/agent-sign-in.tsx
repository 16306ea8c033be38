import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { PasswordInput } from '@/components/form/fields/password-input'
import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { passwordLabels } from '@/lib/i18n/password-labels'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { supportActionPath } from '@/lib/site/support-paths'

type Props = {
  locale: Locale
  /** Name that was typed before. */
  username: string
  hidden: HiddenFieldValues
}

/** Sign-in of support staff with the code of their authenticator app; a plain form. */
export function AgentSignIn({ locale, username, hidden }: Props) {
  const t = getTranslator(locale, 'support')
  const words = fieldWords(locale)
  return (
    <form
      method="post"
      action={supportActionPath(locale, 'sign-in')}
      className="mt-8 max-w-form space-y-6"
      noValidate
    >
      <HiddenFields {...hidden} />
      <TextInput
        name="username"
        label={t('signIn.username')}
        words={words}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        name="password"
        label={t('signIn.password')}
        words={words}
        passwordLabels={passwordLabels(locale)}
        autoComplete="current-password"
      />
      <TextInput
        name="code"
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        words={words}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit">{t('signIn.submit')}</Button>
    </form>
  )
}
