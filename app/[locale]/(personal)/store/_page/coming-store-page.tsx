import type { Metadata } from 'next'
import { ComingPageView } from '@/components/coming/coming-page'
import { findComingPage } from '@/components/coming/coming-pages'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { readSession } from '@/lib/session/session.server'
import { pageMetadata } from '../../../_shell/page-metadata'
import { noSuchPage } from './no-such-page'
import { pageTitle } from './page-title'

type Address = { locale: string; path: string }

/** Metadata of a placeholder page. */
export const comingMetadata = ({ locale: text, path }: Address): Metadata => {
  const locale = requireLocale(text)
  return pageMetadata(locale, pageTitle(locale, findComingPage(path)))
}

/** Placeholder page of a store address without content yet, so that no link is dead; otherwise a 404. */
export async function comingStorePage({ locale: text, path }: Address) {
  const locale = requireLocale(text)
  const page = findComingPage(path)
  if (page === undefined) return noSuchPage(locale)
  const { state } = await readSession()
  const signedIn = state !== 'anonymous'
  return <ComingPageView {...{ locale, page, path, signedIn }} supportHref={supportHref(locale)} />
}
