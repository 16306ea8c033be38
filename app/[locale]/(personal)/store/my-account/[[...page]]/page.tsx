import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountShell } from '@/components/account/account-shell'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { hasRefusedPreferences } from '@/lib/prompts/preferences-context.server'
import { readSession } from '@/lib/session/session.server'
import { accountPath, findAccountPage } from '@/lib/site/account-pages'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { loginPath } from '@/lib/site/routes'
import { noSuchPage } from '../../_page/no-such-page'
import { pageTitle } from '../../_page/page-title'
import { AccountContent } from '../_content/account-content'
import { AccountUnavailable } from '../_content/account-unavailable'

type Props = {
  params: Promise<{ locale: string; page?: string[] }>
  searchParams: Promise<AddressParameters>
}

export const dynamic = 'force-dynamic'

async function readAddress(params: Props['params']) {
  const { locale, page = [] } = await params
  return { locale: requireLocale(locale), page: findAccountPage(page.join('/')) }
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale, page } = await readAddress(params)
  const title = pageTitle(locale, page)
  const hasFailed = page === 'preferences' && (await hasRefusedPreferences())
  return {
    title: hasFailed ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
    robots: { index: false },
  }
}

/**
 * Every page of the account: for customers who are signed in; others sign in first and come back. A page that
 * a flag closes is none.
 */
export default async function MyAccountPage({ params, searchParams }: Props) {
  const { locale, page } = await readAddress(params)
  if (page === undefined) return noSuchPage(locale)
  const session = await readSession()
  if (session.state === 'anonymous') redirect(loginPath(locale, accountPath(locale, page)))
  if (session.state === 'unavailable') return <AccountUnavailable locale={locale} page={page} />
  const { values: flags } = await getFlags(locale, session.user.id)
  const hiddenPages = hiddenAccountPages(flags)
  if (hiddenPages.includes(page)) return noSuchPage(locale)
  return (
    <AccountShell locale={locale} page={page} hiddenPages={hiddenPages}>
      <AccountContent {...{ locale, page, session, flags }} parameters={await searchParams} />
    </AccountShell>
  )
}
