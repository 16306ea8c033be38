import { ErrorSummary } from '@/components/form/errors/error-summary'
import { Banner } from '@/components/ui/banner'
import { HelpLink } from '@/components/ui/help-link'
import { isSignInError, missingFields, type SignInNotice } from '@/lib/auth/sign-in-notice'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; notice: SignInNotice; username: string; supportHref: string }

/** Notices after which another try is unlikely to help the user. */
const NEEDS_HELP: readonly SignInNotice[] = ['unavailable', 'failed']

/** The notice about the previous attempt, or the reason to sign in, above everything else on the page. */
export function SignInSummary({ locale, notice, username, supportHref }: Props) {
  const { login, errors, layout } = getMessages(locale)
  const text = login.notices[notice]
  if (!isSignInError(notice)) {
    return (
      <div className="mb-8 max-w-prose">
        <Banner tone="info" toneLabel={layout.tones.info}>
          <p>{text}</p>
        </Banner>
      </div>
    )
  }
  const missing = missingFields(notice, username).map(name => ({
    label: summaryLabel(locale, login.fields[name].label),
    text: login.missing[name],
    fieldId: name,
  }))
  return (
    <ErrorSummary title={errors.summaryTitle} entries={missing.length > 0 ? missing : [{ text }]}>
      {NEEDS_HELP.includes(notice) && (
        <p className="mt-3">
          <HelpLink href={supportHref}>{layout.failure.support}</HelpLink>
        </p>
      )}
    </ErrorSummary>
  )
}
