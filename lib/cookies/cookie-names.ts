/**
 * The cookies that must be our own, by what they hold: those of sign-in and session are sealed, that of
 * drafts is a name.
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

/**
 * Tells other tabs of the browser that the visitor has signed out; a marker without content, readable by
 * scripts.
 */
export const SIGNED_OUT_COOKIE = 'store.signed_out'

/**
 * The identity provider knows this browser, so a sign-in without a question may succeed; without content,
 * readable by scripts.
 */
export const KNOWN_BROWSER_COOKIE = 'store.known'

/**
 * This browser has an anonymous cart, so it is worth asking how much is in it; without content, readable by
 * scripts.
 */
export const HAS_CART_COOKIE = 'store.has_cart'

/**
 * Names what was typed on a page and sent while it was left; scripts set it for the next view of that page
 * alone.
 */
export const KEEPING_COOKIE = 'store.keeping'

/** The locale chosen last; decides where an address without a locale leads. */
export const PREVIOUS_LOCALE_COOKIE = 'store.prev_locale'

/**
 * Behind TLS the `__Host-` prefix makes the browser refuse copies set by a sibling host or over plain HTTP.
 */
export const cookieName = (cookie: OwnCookie, secure: boolean): string =>
  `${secure ? '__Host-' : ''}store.${cookie}`
