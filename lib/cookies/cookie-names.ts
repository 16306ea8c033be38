/**
 * Cookies that must not be set by another host. Those of sign-in and session are sealed; the `draft` cookie
 * is only an id.
 */
export type OwnCookie =
  | 'session'
  | 'tokens'
  | 'oidc'
  | 'notice'
  | 'registered'
  | 'username'
  | 'draft'
  | 'postponed'
  | 'cart'

/** Notifies other tabs of the browser that the user has signed out; a flag cookie, readable by scripts. */
export const SIGNED_OUT_COOKIE = 'store.signed_out'

/** The identity provider knows this browser, so a silent sign-in may succeed; a flag, readable by scripts. */
export const KNOWN_BROWSER_COOKIE = 'store.known'

/** This browser has an anonymous cart, so the cart badge is worth a request; a flag, readable by scripts. */
export const HAS_CART_COOKIE = 'store.has_cart'

/**
 * Names the input that was autosaved while a page was being left; scripts set it only for the next view of
 * that page.
 */
export const KEEPING_COOKIE = 'store.keeping'

/** The locale chosen last; decides the redirect of a URL without a locale. */
export const PREVIOUS_LOCALE_COOKIE = 'store.prev_locale'

/**
 * Name of a cookie. Behind TLS the `__Host-` prefix makes the browser refuse copies set by a sibling host or
 * over plain HTTP.
 */
export const cookieName = (cookie: OwnCookie, secure: boolean): string =>
  `${secure ? '__Host-' : ''}store.${cookie}`
