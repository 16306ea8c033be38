import type { RequestHead } from '../refuse/request-head.ts'

/**
 * Whoever has been led to the marketing site's error page sees the store's own for a while; without content.
 */
const LED_AWAY = 'store.led_away'
const LED_AWAY_SECONDS = 300

const MARK = new RegExp(`(?:^|;\\s*)${LED_AWAY}=1(?:;|$)`)

export const wasRedirectedToErrorSite = ({ headers }: RequestHead): boolean => MARK.test(headers.cookie ?? '')

/** The value of `Set-Cookie` that remembers it. */
export const errorRedirectCookie = (secure: boolean): string =>
  `${LED_AWAY}=1; Path=/; Max-Age=${LED_AWAY_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
