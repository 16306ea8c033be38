import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { CartLink } from '@/components/cart/cart-link'
import { SiteHeader } from '@/components/layout/site-header'
import { serialize } from '@/components/ui/serialized'
import { loadNavFragment } from '@/lib/backends/content/fragments/fragments.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getSettings } from '@/lib/config/env.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { loadHeader } from '@/lib/menu/header.server'
import { loadMenuAreas } from '@/lib/menu/menu-areas.server'
import { cartPath, homePath } from '@/lib/site/paths'
import { getSite } from '@/lib/site/sites'
import { Notifications } from './_shell/notifications'
import { PageClientRuntime } from './_shell/page-client-runtime'
import { PageFooter } from './_shell/page-footer'
import { PageNotice } from './_shell/page-notice'
import { FailureTextsProvider } from './error'
import '../globals.css'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

const MAIN_ID = 'main'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0f3d4c' }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'common')
  return {
    title: { default: t('siteName'), template: t('titleTemplate', { title: '%s' }) },
    icons: { icon: '/favicon.svg' },
    formatDetection: { telephone: false },
  }
}

/**
 * Root layout of every page. It reads neither cookies nor headers, so that public pages stay the same for all
 * visitors.
 */
export default async function RootLayout({ params, children }: Props) {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'layout')
  const skip = getTranslator(locale, 'common')('skipToContent')
  const [header, navFragment, areas] = await Promise.all([
    loadHeader(locale),
    loadNavFragment(locale),
    loadMenuAreas(locale),
  ])
  const siteBase = getSettings().CONTENT_URL
  const failureWords = {
    title: t('failure.title'),
    text: t('failure.text'),
    retry: t('failure.retry'),
    home: { label: t('failure.home'), href: homePath(locale) },
    support: { label: t('failure.support'), href: supportHref(locale) },
    reference: t('failure.reference'),
  }
  return (
    <html lang={getSite(locale).languageTag}>
      <body>
        <a
          href={`#${MAIN_ID}`}
          className="sr-only bg-accent p-3 text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:p-3"
        >
          {skip}
        </a>
        <PageClientRuntime locale={locale} />
        <SiteHeader
          locale={locale}
          content={header}
          navFragment={navFragment}
          areas={areas}
          siteBase={siteBase}
          cart={<CartLink href={cartPath(locale)} label={t('cart.label')} />}
        />
        <PageNotice locale={locale} banners={header.banners} />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1">
          <FailureTextsProvider words={serialize(failureWords)}>{children}</FailureTextsProvider>
        </main>
        <PageFooter locale={locale} />
        <Notifications locale={locale} />
      </body>
    </html>
  )
}
