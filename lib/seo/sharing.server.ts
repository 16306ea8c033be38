import 'server-only'
import type { Metadata } from 'next'
import { getTranslator } from '@/lib/i18n/translator'
import { socialCardPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { alternatesOf, type PathOn, publicAddress } from './alternates.server'
import { SITE_CARD, SOCIAL_CARD } from './social-card'

type SharedPage = {
  title: string
  description?: string | undefined
  /** Path of the same page on each site. */
  pathOn: PathOn
  /** Card that is shown with a link to the page; the site's own by default. */
  card?: string | undefined
}

/** Metadata of a page for search engines and link previews: addresses, title, description and a picture. */
export function sharedMetadata(
  locale: Locale,
  { title, description, pathOn, card = SITE_CARD }: SharedPage,
): Metadata {
  const alternates = alternatesOf(locale, pathOn)
  const picture = publicAddress(locale, socialCardPath(locale, card))
  const images = picture === undefined ? [] : [{ url: picture, ...SOCIAL_CARD, alt: title }]
  const words = { title, ...(description === undefined ? {} : { description }) }
  return {
    ...words,
    alternates,
    openGraph: {
      ...words,
      type: 'website',
      siteName: getTranslator(locale, 'common')('siteName'),
      locale: getSite(locale).languageTag.replace('-', '_'),
      ...(typeof alternates.canonical === 'string' ? { url: alternates.canonical } : {}),
      images,
    },
    twitter: { card: 'summary_large_image', ...words, images },
  }
}
