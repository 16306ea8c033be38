import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LoginUnavailable } from '@/components/login/login-unavailable'
import { SignInOrRegister } from '@/components/login/sign-in-or-register'
import { SignedInVisitor } from '@/components/login/signed-in-visitor'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { loginAddress } from '@/lib/auth/login-address'
import { type LoginQuery, type LoginVisit, readLoginVisit } from '@/lib/auth/login-visit.server'
import { getSettings } from '@/lib/config/env.server'
import { contentHref } from '@/lib/content/href'
import { loadLoginText } from '@/lib/content/login-text.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { homePath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<LoginQuery> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const { notice } = await readLoginVisit(await searchParams)
  const title = getTranslator(locale, 'login')('title')
  return {
    title: notice ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
    robots: { index: false },
  }
}

/** Sign in or create an account (spec §2, Login). */
export default async function LoginPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const layout = getTranslator(locale, 'layout')
  const crumbs = [
    { label: layout('home'), href: homePath(locale) },
    { label: getTranslator(locale, 'login')('breadcrumb') },
  ]
  return (
    <div className="column py-8 lg:py-12">
      <div className="mb-6">
        <Breadcrumbs label={layout('breadcrumbs')} crumbs={crumbs} />
      </div>
      {await content(locale, await readLoginVisit(await searchParams))}
    </div>
  )
}

async function content(locale: Locale, { session, notice, aim, username }: LoginVisit): Promise<ReactNode> {
  if (session.state === 'unavailable')
    return <LoginUnavailable locale={locale} retryHref={loginAddress(locale, aim)} />
  if (session.state === 'signedIn') {
    const continueHref = aim.returnTo ?? storePath(locale)
    return <SignedInVisitor locale={locale} user={session.user} continueHref={continueHref} />
  }
  const { item } = await loadLoginText(locale)
  const helpHref = contentHref(item.help.href, locale, getSettings().CONTENT_URL)
  return <SignInOrRegister {...{ locale, helpHref, aim, notice, username }} text={item} />
}
