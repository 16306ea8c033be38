/** The sealed cookies of sign-in and session, by what they hold. */
export type SealedCookie = 'session' | 'tokens' | 'oidc' | 'notice' | 'registered' | 'username'

/** Tells other tabs of the browser that the visitor has signed out; a marker without content, readable by scripts. */
export const SIGNED_OUT_COOKIE = 'store.signed_out'

/** The locale chosen last; decides where an address without a locale leads. */
export const PREVIOUS_LOCALE_COOKIE = 'store.prev_locale'

/** Behind TLS the `__Host-` prefix makes the browser refuse copies set by a sibling host or over plain HTTP. */
export const cookieName = (cookie: SealedCookie, secure: boolean): string =>
  `${secure ? '__Host-' : ''}store.${cookie}`
