import { getSite, type Locale } from '@/lib/site/sites'

/** Context key of anonymous users (spec §3): they share one context per locale and its flags. */
export const ANONYMOUS_KEY = 'anonymous'

/** The context of a user as the store sends it to the flag service (spec §3, feature-flag context). */
export type VisitorContext = {
  kind: 'user'
  key: string
  anonymous: boolean
  siteUid: string
  storeUid: string
  locale: Locale
  country: string
}

/** Builds the context of a user; it contains the user id at most, never a name or an email. */
export function toFlagContext(locale: Locale, userId: string | undefined): VisitorContext {
  const { siteId, defaultCountry } = getSite(locale)
  return {
    kind: 'user',
    key: userId ?? ANONYMOUS_KEY,
    anonymous: userId === undefined,
    siteUid: siteId,
    storeUid: siteId,
    locale,
    country: defaultCountry,
  }
}
