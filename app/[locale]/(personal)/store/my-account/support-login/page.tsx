import type { Metadata } from 'next'
import { agentClient } from '@/lib/auth/agent-client.server'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { supportOfPage } from '@/lib/support/support-page.server'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { noSuchPage } from '../../_page/no-such-page'
import { SearchContent } from './_content/search-content'
import { SignInContent } from './_content/sign-in-content'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, accountPageTitle(locale, 'supportLogin'))
}

/**
 * Sign-in of support staff, and their search of customers (pages: Support login). It requires no customer
 * session, because support staff have no customer account.
 */
export default async function SupportLoginPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  if (agentClient() === undefined) return noSuchPage(locale)
  const parameters = await searchParams
  const support = await supportOfPage()
  return support === undefined ? (
    <SignInContent {...{ locale, parameters }} />
  ) : (
    <SearchContent {...{ locale, parameters, support }} />
  )
}
