import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'

type Props = { params: Promise<{ locale: string }> }

/** Per request, so that strangers cannot fill the page cache with addresses. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return { title: getTranslator(locale, 'layout')('notFound.title'), robots: { index: false } }
}

/** Every address that no page has: a whole page, also without script, under the status 404. */
export default async function UnknownPage({ params }: Props) {
  setPageStatus(404)
  return <NotFoundPage locale={requireLocale((await params).locale)} />
}
