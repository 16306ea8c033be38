import type { RequestHead } from '../refuse/request-head.ts'

/**
 * Flag cookie of a visitor who was redirected to the marketing site's error page: for a while, failures show
 * the store's own page instead.
 */
const LED_AWAY = 'store.led_away'
const LED_AWAY_SECONDS = 300

const MARK = new RegExp(`(?:^|;\\s*)${LED_AWAY}=1(?:;|$)`)

export const wasRedirectedToErrorSite = ({ headers }: RequestHead): boolean => MARK.test(headers.cookie ?? '')

/** The value of `Set-Cookie` that sets the flag. */
export const errorRedirectCookie = (secure: boolean): string =>
  `${LED_AWAY}=1; Path=/; Max-Age=${LED_AWAY_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
