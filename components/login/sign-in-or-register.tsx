import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import type { LoginContent } from '@/lib/contract/content'
import { getMessages } from '@/lib/i18n/messages'
import { type SignInTarget, signInHelpAddress } from '@/lib/site/login-address'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { SignInForm } from './sign-in-form'
import { SignInHelp } from './sign-in-help'
import { SignInHelpDialog } from './sign-in-help-dialog'
import { SignInSummary } from './sign-in-summary'

type Props = {
  locale: Locale
  text: LoginContent['item']
  helpHref: string
  resetHref: string | undefined
  target: SignInTarget
  notice: SignInNoticeRecord | undefined
  /** Initial value of the username field. */
  username: string
  /** Whether this device remembers a username. */
  isRemembered: boolean
}

const HEADING_ID = 'sign-in-heading'

/** Sign-in form and link to the registration, with the content of the login text (spec §2, §7). */
export function SignInOrRegister({
  locale,
  text,
  helpHref,
  resetHref,
  target,
  notice,
  username,
  isRemembered,
}: Props) {
  const { login, signInHelp, common } = getMessages(locale)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
      <section aria-labelledby={HEADING_ID}>
        <h1 id={HEADING_ID} className="mb-5">
          {text.signInHeading}
        </h1>
        {notice && <SignInSummary {...{ locale, username }} notice={notice.notice} supportHref={helpHref} />}
        <SignInForm
          {...{ locale, target, username, isRemembered }}
          notice={notice?.notice}
          labelledBy={HEADING_ID}
        />
        <div className="mt-8">
          <SignInHelpDialog
            href={signInHelpAddress(locale, target)}
            label={signInHelp.link}
            title={signInHelp.title}
            closeLabel={common.close}
          >
            <SignInHelp locale={locale} support={{ href: helpHref }} resetHref={resetHref} />
          </SignInHelpDialog>
        </div>
      </section>
      <Card tone="paper">
        <h2>{text.createHeading}</h2>
        <p className="mt-2">
          {text.intro} {text.createText}
        </p>
        <ul className="mt-5 space-y-3">
          {text.createBenefits.map(benefit => (
            <li key={benefit} className="flex gap-3">
              <Icon name="check" className="mt-1 size-4 text-success" />
              {benefit}
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <ButtonLink variant="secondary" href={stepHref(locale, 'register')}>
            {login.create}
          </ButtonLink>
        </p>
      </Card>
    </div>
  )
}
