import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { supportPath } from '@/lib/site/support-paths'
import { mayAct, supportOfPage } from '@/lib/support/support-page.server'
import { isCode } from '@/lib/validation/codes'
import { pageMetadata } from '../../../../../../_shell/page-metadata'
import { noSuchPage } from '../../../../_page/no-such-page'
import { StartContent } from '../../_content/start-content'

type Props = { params: Promise<{ locale: string; code: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, accountPageTitle(locale, 'supportLogin'))
}

/** Asks for reason and ticket before an agent acts as a customer of this site (pages: Support login). */
export default async function StartActingPage({ params, searchParams }: Props) {
  const { locale: named, code } = await params
  const locale = requireLocale(named)
  const support = await supportOfPage()
  if (support === undefined || !mayAct(support)) redirect(supportPath(locale))
  if (!isCode(code)) return noSuchPage(locale)
  return <StartContent {...{ locale, code, support }} parameters={await searchParams} />
}
