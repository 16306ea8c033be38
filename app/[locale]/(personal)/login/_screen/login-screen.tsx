import { cookies } from 'next/headers'
import { PromptPage } from '@/components/login/prompt-page'
import { SignInHelpPage } from '@/components/login/sign-in-help-page'
import { SignInOrRegister } from '@/components/login/sign-in-or-register'
import { SignedInVisitor } from '@/components/login/signed-in-visitor'
import type { LoginContext } from '@/lib/auth/login-visit.server'
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
import { loginAddress, type SignInAim } from '@/lib/site/login-address'
import { storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  visit: LoginContext & { session: Exclude<Session, { state: 'unavailable' }> }
  /** Help with signing in was asked for as a page. */
  asksForHelp: boolean
  parameters: AddressParameters
}

/**
 * What the login page shows: who is there decides. Whom a back end does not admit any more signs in anew
 * (spec §4).
 */
export async function LoginScreen({ locale, visit, asksForHelp, parameters }: Props) {
  const { session, aim } = visit
  if (session.state === 'anonymous') return <StrangerScreen {...{ locale, visit, asksForHelp }} />
  const reader = { session, locale, cookies: cookieMapOf(await cookies()) }
  const task = await readPromptContext(reader, await rejectedFormOfPage(parameters))
  if (task !== 'ended') return <SignedInScreen {...{ locale, task, aim }} user={session.user} />
  const notice = visit.notice ?? { notice: 'sessionEnded' }
  return <StrangerScreen {...{ locale, asksForHelp }} visit={{ ...visit, notice }} />
}

type SignedInProps = { locale: Locale; user: SessionUser; task: PromptContext | 'none'; aim: SignInAim }

/** Somebody signed in is asked what is open, one thing at a time, and led on. */
function SignedInScreen({ locale, user, task, aim: { returnTo } }: SignedInProps) {
  if (task === 'none')
    return <SignedInVisitor locale={locale} user={user} continueHref={returnTo ?? storePath(locale)} />
  const name = fullName(user.firstName, user.lastName)
  return <PromptPage {...task} locale={locale} name={name} returnTo={returnTo} />
}

/** The form to sign in with, or help with it. */
async function StrangerScreen({
  locale,
  visit: { notice, aim, username, isRemembered },
  asksForHelp,
}: Omit<Props, 'parameters'>) {
  const { item } = await loadLoginText(locale)
  const helpHref = contentHref(item.help.href, locale, getSettings().CONTENT_URL)
  const resetHref = passwordResetHref(locale)
  if (!asksForHelp)
    return (
      <SignInOrRegister
        {...{ locale, helpHref, resetHref, aim, notice, username, isRemembered }}
        text={item}
      />
    )
  const help = { locale, support: { href: helpHref }, resetHref }
  return <SignInHelpPage {...help} signInHref={loginAddress(locale, aim)} />
}
