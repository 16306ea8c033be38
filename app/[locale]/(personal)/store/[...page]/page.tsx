import type { Metadata } from 'next'
import { ComingPageView } from '@/components/coming/coming-page'
import { findComingPage } from '@/components/coming/coming-pages'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { getSettings } from '@/lib/config/env.server'
import { setPageStatus } from '@/lib/front-door/request-context'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readSession } from '@/lib/session/session.server'

type Props = { params: Promise<{ locale: string; page: string[] }> }

export const dynamic = 'force-dynamic'

async function readAddress(params: Props['params']) {
  const { locale, page: segments } = await params
  const path = segments.join('/')
  const page = findComingPage(path)
  return { locale: requireLocale(locale), page, path }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await readAddress(params)
  const title = page
    ? getTranslator(locale, 'coming')(`pages.${page}.title`)
    : getTranslator(locale, 'layout')('notFound.title')
  return { title, robots: { index: false } }
}

/** Every store page that has an address but no content yet, so that no link of the frame leads nowhere. */
export default async function ComingStorePage({ params }: Props) {
  const { locale, page, path } = await readAddress(params)
  if (page === undefined) {
    setPageStatus(404)
    return <NotFoundPage locale={locale} />
  }
  const { state } = await readSession()
  return (
    <ComingPageView
      locale={locale}
      page={page}
      path={path}
      signedIn={state !== 'anonymous'}
      siteBase={getSettings().CONTENT_URL}
    />
  )
}
