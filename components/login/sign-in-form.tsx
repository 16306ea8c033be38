import { ErrorSummary } from '@/components/form/error-summary'
import { PasswordInput } from '@/components/form/password-input'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import type { SignInAim } from '@/lib/auth/login-address'
import type { SignInNotice, SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import { getMessages } from '@/lib/i18n/messages'
import { signInActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  aim: SignInAim
  notice: SignInNoticeRecord | undefined
  /** Id of the heading that names the form. */
  labelledBy: string
}

const USERNAME = 'username'

/** Notices that are about what was entered; the summary leads to the first field for them. */
const ABOUT_FIELDS: readonly SignInNotice[] = ['refused', 'missing']

/** Username and password, as a plain form: it is sent and answered the same way with and without scripts. */
export function SignInForm({ locale, aim, notice, labelledBy }: Props) {
  const { login, errors, common } = getMessages(locale)
  const words = { errorPrefix: errors.prefix, optional: common.optional }
  return (
    <>
      <ErrorSummary
        title={errors.summaryTitle}
        entries={notice ? [summaryEntry(locale, notice.notice)] : []}
      />
      <form method="post" action={signInActionPath(locale)} aria-labelledby={labelledBy}>
        {aim.returnTo !== undefined && <input type="hidden" name="returnTo" value={aim.returnTo} />}
        {aim.goto !== undefined && <input type="hidden" name="goto" value={aim.goto} />}
        <div className="space-y-6">
          <TextInput
            name={USERNAME}
            label={login.fields.username.label}
            hint={login.fields.username.hint}
            words={words}
            defaultValue={notice?.username ?? ''}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordInput
            name="password"
            label={login.fields.password.label}
            words={words}
            passwordWords={login.password}
            autoComplete="current-password"
          />
        </div>
        <div className="mt-8">
          <Button type="submit">{login.submit}</Button>
        </div>
      </form>
    </>
  )
}

function summaryEntry(locale: Locale, notice: SignInNotice) {
  const text = getMessages(locale).login.notices[notice]
  return ABOUT_FIELDS.includes(notice) ? { text, fieldId: USERNAME } : { text }
}
