import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ComingPageView } from '@/components/coming/coming-page'
import { findComingPage, isAccountPath } from '@/components/coming/coming-pages'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { LoginUnavailable } from '@/components/login/login-unavailable'
import { getSettings } from '@/lib/config/env.server'
import { setPageStatus } from '@/lib/front-door/request-context'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readSession } from '@/lib/session/session.server'
import { loginPath, storePath } from '@/lib/site/routes'

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
  const isAccountPage = isAccountPath(path)
  if (isAccountPage && state === 'anonymous') redirect(loginPath(locale, storePath(locale, path)))
  if (isAccountPage && state === 'unavailable')
    return (
      <div className="column py-8 lg:py-12">
        <LoginUnavailable locale={locale} retryHref={storePath(locale, path)} />
      </div>
    )
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
