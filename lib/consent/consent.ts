import { CONSENT_COOKIE, CONSENT_COOKIE_SECONDS } from '@/lib/cookies/cookie-names'

/** Purposes that a visitor may consent to, in addition to what the store needs to work. */
export const CONSENT_CATEGORIES = ['statistics', 'marketing'] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export type Consent = Readonly<Record<ConsentCategory, boolean>>

export const ONLY_NECESSARY: Consent = { statistics: false, marketing: false }
export const EVERYTHING: Consent = { statistics: true, marketing: true }

/** Every value that the cookie may have. */
const VALUES: ReadonlyMap<string, Consent> = new Map([
  ['none', ONLY_NECESSARY],
  ['statistics', { statistics: true, marketing: false }],
  ['marketing', { statistics: false, marketing: true }],
  ['all', EVERYTHING],
])

/** The choice in a cookie header, or undefined where there is none or an unknown value. */
export function readConsent(cookies: string): Consent | undefined {
  const entry = cookies.split(/;\s*/).find(cookie => cookie.startsWith(`${CONSENT_COOKIE}=`))
  return entry === undefined ? undefined : VALUES.get(entry.slice(CONSENT_COOKIE.length + 1))
}

/** The cookie string that a browser script sets. */
export function consentCookie({ statistics, marketing }: Consent, isSecure: boolean): string {
  const [value] =
    [...VALUES].find(([, consent]) => consent.statistics === statistics && consent.marketing === marketing) ??
    []
  const secure = isSecure ? '; secure' : ''
  return `${CONSENT_COOKIE}=${value ?? 'none'}; path=/; max-age=${CONSENT_COOKIE_SECONDS}; samesite=lax${secure}`
}

/** A browser that sends Global Privacy Control has refused marketing, whatever the visitor has ticked. */
export const withPrivacySignal = (consent: Consent, asksForPrivacy: boolean): Consent =>
  asksForPrivacy ? { ...consent, marketing: false } : consent
