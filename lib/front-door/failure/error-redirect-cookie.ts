import { ERROR_REDIRECT_COOKIE, ERROR_REDIRECT_COOKIE_SECONDS } from '../../cookies/cookie-names.ts'
import type { RequestHead } from '../refuse/request-head.ts'

const FLAG = new RegExp(`(?:^|;\\s*)${ERROR_REDIRECT_COOKIE}=1(?:;|$)`)

export const wasRedirectedToErrorSite = ({ headers }: RequestHead): boolean => FLAG.test(headers.cookie ?? '')

/** The value of `Set-Cookie` that sets the flag. */
export const errorRedirectCookie = (secure: boolean): string =>
  `${ERROR_REDIRECT_COOKIE}=1; Path=/; Max-Age=${ERROR_REDIRECT_COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
