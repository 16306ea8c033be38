import 'server-only'
import type { Metadata } from 'next'
import { getSettings } from '@/lib/config/env.server'
import { siteOrigin } from '@/lib/site/site-origins'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'

/** The path of a page on a site, or undefined where that site does not have the page. */
export type PathOn = (locale: Locale) => string | undefined

/** Absolute address of a path on a site; undefined where this deployment does not know the site's origin. */
export function publicAddress(locale: Locale, path: string): string | undefined {
  const { SITE_ORIGINS, STORE_HOSTS, COOKIE_SECURE, PORT } = getSettings()
  const origin = siteOrigin(locale, {
    origins: SITE_ORIGINS,
    rules: STORE_HOSTS,
    secure: COOKIE_SECURE,
    port: PORT,
  })
  return origin === undefined ? undefined : `${origin}${path}`
}

/**
 * Canonical address of a page and its alternates on the other sites. Every site computes the same set from
 * the same data, so the pages refer to one another and none refers to a page that does not exist.
 */
export function alternatesOf(locale: Locale, pathOn: PathOn): NonNullable<Metadata['alternates']> {
  const addressOn = (site: Locale): string | undefined => {
    const path = pathOn(site)
    return path === undefined ? undefined : publicAddress(site, path)
  }
  const canonical = addressOn(locale)
  const named = LOCALES.flatMap(site => {
    const address = addressOn(site)
    return address === undefined ? [] : [[hreflangOf(site), address] as const]
  })
  const languages = named.length > 1 ? { languages: Object.fromEntries(named) } : {}
  return canonical === undefined ? {} : { canonical, ...languages }
}

/**
 * The hreflang value of a site: its language with its country. The Asian site sells to a dozen countries, so
 * it is the default for English wherever no other site applies.
 */
const hreflangOf = (locale: Locale): string => {
  const { languageTag } = getSite(locale)
  return languageTag.includes('-') ? languageTag : 'x-default'
}
