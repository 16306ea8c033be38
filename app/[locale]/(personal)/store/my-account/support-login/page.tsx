import type { Metadata } from 'next'
import { SupportEntrance } from '@/components/coming/support-entrance'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { pageTitle } from '../../_page/page-title'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return { title: pageTitle(locale, 'supportLogin'), robots: { index: false } }
}

/** The entrance of support staff. They are no customers, so nobody is asked for a customer's sign-in here. */
export default async function SupportLoginPage({ params }: Props) {
  const locale = requireLocale((await params).locale)
  return <SupportEntrance locale={locale} supportHref={supportHref(locale)} />
}
