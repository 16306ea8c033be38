import type { Metadata } from 'next'
import { SupportEntrance } from '@/components/coming/support-entrance'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { pageMetadata } from '../../../../_shell/page-metadata'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, accountPageTitle(locale, 'supportLogin'))
}

/**
 * Entry page of support staff. It requires no customer session, because support staff have no customer
 * account.
 */
export default async function SupportLoginPage({ params }: Props) {
  const locale = requireLocale((await params).locale)
  return <SupportEntrance locale={locale} supportHref={supportHref(locale)} />
}
