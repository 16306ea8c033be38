/*
 * Names of cookies that scripts, the middleware or the front door use: such code imports single names. Every
 * cookie with its attributes: cookie-table.ts.
 */

/** Who is signed in; without the prefix that it has behind TLS. */
export const SESSION_COOKIE = 'store.session'

/** Notifies other tabs of the browser that the user has signed out. */
export const SIGNED_OUT_COOKIE = 'store.signed_out'

/** The identity provider knows this browser, so a silent sign-in may succeed. */
export const KNOWN_BROWSER_COOKIE = 'store.known'

/** This browser has an anonymous cart, so the cart badge is worth a request. */
export const HAS_CART_COOKIE = 'store.has_cart'

/** Names the autosave request that was sent while a page was being left: its next view waits for that. */
export const AUTOSAVE_COOKIE = 'store.keeping'
export const AUTOSAVE_COOKIE_SECONDS = 5

/** The locale chosen last; decides the redirect of a URL without a locale. */
export const PREVIOUS_LOCALE_COOKIE = 'store.prev_locale'

/** The choice of the consent banner; the server decides nothing by it. Asked again after half a year. */
export const CONSENT_COOKIE = 'store.consent'
export const CONSENT_COOKIE_SECONDS = 182 * 24 * 60 * 60

/** The visitor was redirected to the marketing site's error page: failures now show our own page. */
export const ERROR_REDIRECT_COOKIE = 'store.led_away'
export const ERROR_REDIRECT_COOKIE_SECONDS = 300
