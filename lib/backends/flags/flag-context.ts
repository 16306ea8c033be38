import { getSite, type Locale } from '@/lib/site/sites'

/** Key of everybody who is not signed in (spec §3): they are one context per locale and share its answer. */
export const ANONYMOUS_KEY = 'anonymous'

/** A visitor as the store describes them to the flag service (spec §3, feature-flag context). */
export type VisitorContext = {
  kind: 'user'
  key: string
  anonymous: boolean
  siteUid: string
  storeUid: string
  locale: Locale
  country: string
}

/** The context of a visitor: the user id at most, never a name or an email. */
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
