import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'

type Props = { params: Promise<{ locale: string }> }

/** Rendered per request, so that arbitrary addresses cannot fill the page cache. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return { title: getTranslator(locale, 'layout')('notFound.title'), robots: { index: false } }
}

/** Not-found page for every unknown address: complete, also without script, with the status 404. */
export default async function UnknownPage({ params }: Props) {
  setPageStatus(404)
  return <NotFoundPage locale={requireLocale((await params).locale)} />
}
