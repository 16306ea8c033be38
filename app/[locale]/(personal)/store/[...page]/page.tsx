import type { Metadata } from 'next'
import { ComingPageView } from '@/components/coming/coming-page'
import { findComingPage } from '@/components/coming/coming-pages'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { readSession } from '@/lib/session/session.server'
import { pageMetadata } from '../../../_shell/page-metadata'
import { noSuchPage } from '../_page/no-such-page'
import { pageTitle } from '../_page/page-title'

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
  return pageMetadata(locale, pageTitle(locale, page))
}

/**
 * Placeholder page for every store address without content yet, so that no link of the header or footer is
 * dead.
 */
export default async function ComingStorePage({ params }: Props) {
  const { locale, page, path } = await readAddress(params)
  if (page === undefined) return noSuchPage(locale)
  const { state } = await readSession()
  return (
    <ComingPageView
      locale={locale}
      page={page}
      path={path}
      signedIn={state !== 'anonymous'}
      supportHref={supportHref(locale)}
    />
  )
}
