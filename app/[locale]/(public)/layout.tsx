import type { ReactNode } from 'react'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { WithFlags } from '../_shell/with-flags'

/**
 * Public pages are the same for all visitors and cached by the front door alone: the framework's own page
 * cache would serialize each page twice more and cost as much as rendering it (docs/decisions).
 */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

export default async function PublicLayout({ params, children }: Props) {
  return <WithFlags locale={requireLocale((await params).locale)}>{children}</WithFlags>
}
