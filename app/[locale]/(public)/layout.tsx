import type { ReactNode } from 'react'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { WithFlags } from '../_flags/with-flags'

/**
 * Public pages are the same for everybody. Seconds for which one is fresh: with the memories before and behind it, no price is
 * older than a minute while commerce answers (README, decisions).
 */
export const revalidate = 10

/** None is rendered at build time: what a page says comes from settings that only exist at run time. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

export default async function PublicLayout({ params, children }: Props) {
  return <WithFlags locale={requireLocale((await params).locale)}>{children}</WithFlags>
}
