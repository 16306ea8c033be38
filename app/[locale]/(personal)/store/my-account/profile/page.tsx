import { SupportLink } from '@/components/page/support-link'
import { OtherSessions } from '@/components/profile/other-sessions'
import { Profile } from '@/components/profile/profile'
import { SignInActivity } from '@/components/profile/sign-in-activity'
import { passwordResetHref } from '@/lib/auth/password-reset.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { accountPage } from '../_shell/account-page'
import { EmailContent } from './_content/email-content'
import { loadProfile } from './_content/load-profile'
import { PasswordContent } from './_content/password-content'
import { ProfileContent } from './_content/profile-content'

const page = accountPage({
  page: 'profile',
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  load: loadProfile,
  render: (data, { locale, hidden, session }) => (
    <Profile
      locale={locale}
      owner={data.owner}
      resetHref={passwordResetHref(locale)}
      email={<EmailContent {...{ locale, data, hidden }} />}
      details={<ProfileContent {...{ locale, data, hidden }} />}
      password={<PasswordContent {...{ locale, hidden }} owner={data.owner} errors={data.passwordErrors} />}
      otherSessions={
        <>
          <SignInActivity {...{ locale }} signIns={data.signIns} current={visitorKeyOf(session.sid)} />
          <OtherSessions {...{ locale, hidden }} />
        </>
      }
      support={
        <SupportLink
          locale={locale}
          supportHref={supportHref(locale)}
          text={getTranslator(locale, 'profile')('changeText')}
        />
      }
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
