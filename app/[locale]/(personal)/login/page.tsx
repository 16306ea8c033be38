import type { Metadata } from 'next'
import { type LoginQuery, readLoginContext } from '@/lib/auth/login-context.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { loginAddress, SIGN_IN_HELP } from '@/lib/site/login-address'
import { OutagePage } from '../../_shell/outage-page'
import { pageMetadata } from '../../_shell/page-metadata'
import { LoginScreen } from './_screen/login-screen'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<LoginQuery & AddressParameters> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const query = await searchParams
  const { hasFailed } = await readLoginContext(query)
  const isRejected = (await rejectedFormOfPage(query)) !== undefined
  const title = getTranslator(locale, 'login')('title')
  return pageMetadata(locale, title, hasFailed || isRejected)
}

/** Sign in or create an account (spec §2, Login). */
export default async function LoginPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const query = await searchParams
  const visit = await readLoginContext(query)
  const { session, target } = visit
  if (session.state === 'unavailable')
    return <OutagePage locale={locale} subject="session" retryHref={loginAddress(locale, target)} />
  return (
    <div className="column py-8 lg:py-12">
      <LoginScreen
        locale={locale}
        visit={{ ...visit, session }}
        parameters={query}
        asksForHelp={query[SIGN_IN_HELP.name] === SIGN_IN_HELP.value}
      />
    </div>
  )
}
