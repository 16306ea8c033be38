import { ErrorSummary } from '@/components/form/error-summary'
import { type SignInNotice, USERNAME_FIELD } from '@/lib/auth/sign-in-notice'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; notice: SignInNotice }

/** Notices that are about what was entered; they lead to the first field. */
const ABOUT_FIELDS: readonly SignInNotice[] = ['refused', 'missing']

/** What went wrong with the attempt before, above everything else on the page. */
export function SignInSummary({ locale, notice }: Props) {
  const { login, errors } = getMessages(locale)
  const text = login.notices[notice]
  const entry = ABOUT_FIELDS.includes(notice) ? { text, fieldId: USERNAME_FIELD } : { text }
  return <ErrorSummary title={errors.summaryTitle} entries={[entry]} />
}
