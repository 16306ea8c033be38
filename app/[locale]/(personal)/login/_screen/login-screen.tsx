import { cookies } from 'next/headers'
import { PromptPage } from '@/components/login/prompt-page'
import { SignInHelpPage } from '@/components/login/sign-in-help-page'
import { SignInOrRegister } from '@/components/login/sign-in-or-register'
import { SignedInVisitor } from '@/components/login/signed-in-visitor'
import type { LoginContext } from '@/lib/auth/login-context.server'
import { passwordResetHref } from '@/lib/auth/password-reset.server'
import { contentHref } from '@/lib/backends/content/href'
import { loadLoginText } from '@/lib/backends/content/login-text.server'
import { getSettings } from '@/lib/config/env.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { fullName } from '@/lib/i18n/full-name'
import { type PromptContext, readPromptContext } from '@/lib/prompts/prompt-context.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { Session, SessionUser } from '@/lib/session/session-state'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { loginAddress, type SignInTarget } from '@/lib/site/login-address'
import { storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  visit: LoginContext & { session: Exclude<Session, { state: 'unavailable' }> }
  /** The visitor has opened the sign-in help as a page. */
  asksForHelp: boolean
  parameters: AddressParameters
}

/**
 * Content of the login page, by the state of the session. If a back end refuses the user's token, the
 * user signs in again (spec §4).
 */
export async function LoginScreen({ locale, visit, asksForHelp, parameters }: Props) {
  const { session, target } = visit
  if (session.state === 'anonymous') return <AnonymousScreen {...{ locale, visit, asksForHelp }} />
  const reader = { session, locale, cookies: cookieMapOf(await cookies()) }
  const task = await readPromptContext(reader, await rejectedFormOfPage(parameters))
  if (task !== 'ended') return <SignedInScreen {...{ locale, task, target }} user={session.user} />
  const notice = visit.notice ?? { notice: 'sessionEnded' }
  return <AnonymousScreen {...{ locale, asksForHelp }} visit={{ ...visit, notice }} />
}

type SignedInProps = { locale: Locale; user: SessionUser; task: PromptContext | 'none'; target: SignInTarget }

/** Shows a signed-in user the open prompts one at a time, then leads on to the return address. */
function SignedInScreen({ locale, user, task, target: { returnTo } }: SignedInProps) {
  if (task === 'none')
    return <SignedInVisitor locale={locale} user={user} continueHref={returnTo ?? storePath(locale)} />
  const name = fullName(user.firstName, user.lastName)
  return <PromptPage {...task} locale={locale} name={name} returnTo={returnTo} />
}

/** Shows an anonymous visitor the sign-in form, or the sign-in help. */
async function AnonymousScreen({
  locale,
  visit: { notice, target, username, isRemembered },
  asksForHelp,
}: Omit<Props, 'parameters'>) {
  const { item } = await loadLoginText(locale)
  const helpHref = contentHref(item.help.href, locale, getSettings().CONTENT_URL)
  const resetHref = passwordResetHref(locale)
  if (!asksForHelp)
    return (
      <SignInOrRegister
        {...{ locale, helpHref, resetHref, target, notice, username, isRemembered }}
        text={item}
      />
    )
  const help = { locale, support: { href: helpHref }, resetHref }
  return <SignInHelpPage {...help} signInHref={loginAddress(locale, target)} />
}
