import {
  ANONYMOUS_CART_SECONDS,
  DRAFT_SECONDS,
  IDLE_TIMEOUT_SECONDS,
  INVOICE_LOOKUP_SECONDS,
  MOVE_NOTICE_SECONDS,
  ORDER_LOOKUP_SECONDS,
  REGISTERED_PAGE_SECONDS,
  SESSION_MAX_AGE_SECONDS,
  SUPPORT_MAX_AGE_SECONDS,
} from '@/lib/config/limits'
import {
  AUTOSAVE_COOKIE,
  AUTOSAVE_COOKIE_SECONDS,
  CONSENT_COOKIE,
  CONSENT_COOKIE_SECONDS,
  ERROR_REDIRECT_COOKIE,
  ERROR_REDIRECT_COOKIE_SECONDS,
  HAS_CART_COOKIE,
  KNOWN_BROWSER_COOKIE,
  PREVIOUS_LOCALE_COOKIE,
  SESSION_COOKIE,
  SIGNED_OUT_COOKIE,
} from '@/lib/cookies/cookie-names'
import { IDENTITY_PROXY_PATH } from '@/lib/site/paths'

export type CookieRow = {
  name: string
  /**
   * Put before the name behind TLS. `__Host-` makes the browser refuse copies set by a sibling host or over
   * plain HTTP; a cookie with a path of its own cannot have it.
   */
  prefix?: '__Host-' | '__Secure-'
  /** Scripts can read the cookie, so it has no secret content. */
  isReadable?: boolean
  path: string
  /** Lifetime after the response that sets it. */
  seconds: number
}

const DAY_SECONDS = 24 * 60 * 60

/**
 * For this long after a limit, the session can still be signed out at the back ends, although it gives no
 * access any more.
 */
const WITHDRAWAL_SECONDS = 300

/** The page that sets the cookie by a script. */
const OWN_PAGE = 'the page'

const SEALED = { prefix: '__Host-', path: '/' } as const
const PLAIN = { path: '/' } as const
const FLAG = { path: '/', isReadable: true } as const

/**
 * Every cookie of the store. `SEALED` are encrypted or random, `PLAIN` have no secret content, `FLAG` have a
 * meaning by their presence. All are `SameSite=Lax`, because the redirect back from the identity provider is
 * a top-level GET. Purposes: docs/names.md.
 */
export const COOKIES = {
  session: { name: SESSION_COOKIE, ...SEALED, seconds: SESSION_MAX_AGE_SECONDS + WITHDRAWAL_SECONDS },
  tokens: { name: 'store.tokens', ...SEALED, seconds: IDLE_TIMEOUT_SECONDS + WITHDRAWAL_SECONDS },
  /** A session of support staff, who are no customers. Its content is kept on the server. */
  support: { name: 'store.support', ...SEALED, seconds: SUPPORT_MAX_AGE_SECONDS },
  /** One of each concurrent sign-in, numbered. The life is the longest duration of a sign-in. */
  oidc: { name: 'store.oidc', ...SEALED, seconds: 600 },
  /** A page cannot remove a cookie, so the notice expires soon. */
  notice: { name: 'store.notice', ...SEALED, seconds: 30 },
  registered: { name: 'store.registered', ...SEALED, seconds: REGISTERED_PAGE_SECONDS },
  username: { name: 'store.username', ...SEALED, seconds: 180 * DAY_SECONDS },
  draft: { name: 'store.draft', ...SEALED, seconds: DRAFT_SECONDS },
  postponed: { name: 'store.postponed', ...SEALED, seconds: SESSION_MAX_AGE_SECONDS },
  cart: { name: 'store.cart', ...SEALED, seconds: ANONYMOUS_CART_SECONDS },
  /** As long as a code by mail, and what it opens, are valid. */
  orderLookup: { name: 'store.order_lookup', ...SEALED, seconds: ORDER_LOOKUP_SECONDS },
  /** As long as the token of a looked-up invoice is valid. */
  invoiceLookup: { name: 'store.invoice_lookup', ...SEALED, seconds: INVOICE_LOOKUP_SECONDS },
  /** The browser sends it back immediately. */
  endSession: { name: 'store.end_session', prefix: '__Secure-', path: IDENTITY_PROXY_PATH, seconds: 60 },
  /** Its name is the setting `IDENTITY_COOKIE`; the identity provider may set a shorter life. */
  identity: { name: 'IDENTITY_COOKIE', path: IDENTITY_PROXY_PATH, seconds: SESSION_MAX_AGE_SECONDS },
  previousLocale: { name: PREVIOUS_LOCALE_COOKIE, ...PLAIN, seconds: 365 * DAY_SECONDS },
  chosenLocale: { name: 'store.locale_chosen', ...PLAIN, seconds: SESSION_MAX_AGE_SECONDS },
  movedLocale: { name: 'store.locale_moved', ...PLAIN, seconds: DRAFT_SECONDS },
  registrationCountry: { name: 'store.registration_country', ...PLAIN, seconds: DRAFT_SECONDS },
  secondCountry: { name: 'store.second_country', ...PLAIN, seconds: DRAFT_SECONDS },
  currencySwitched: { name: 'store.currency_switched', ...PLAIN, seconds: DRAFT_SECONDS },
  moveNotice: { name: 'store.move_notice', ...PLAIN, seconds: MOVE_NOTICE_SECONDS },
  switchNotice: { name: 'store.switch_notice', ...PLAIN, seconds: MOVE_NOTICE_SECONDS },
  errorRedirect: { name: ERROR_REDIRECT_COOKIE, ...PLAIN, seconds: ERROR_REDIRECT_COOKIE_SECONDS },
  /** Long enough for other tabs of the browser to read it. */
  signedOut: { name: SIGNED_OUT_COOKIE, ...FLAG, seconds: 60 },
  known: { name: KNOWN_BROWSER_COOKIE, ...FLAG, seconds: SESSION_MAX_AGE_SECONDS },
  hasCart: { name: HAS_CART_COOKIE, ...FLAG, seconds: ANONYMOUS_CART_SECONDS },
  autosave: { name: AUTOSAVE_COOKIE, path: OWN_PAGE, isReadable: true, seconds: AUTOSAVE_COOKIE_SECONDS },
  consent: { name: CONSENT_COOKIE, ...FLAG, seconds: CONSENT_COOKIE_SECONDS },
} as const satisfies Readonly<Record<string, CookieRow>>

export type CookieId = keyof typeof COOKIES

/** The name of a cookie as the browser gets it; `secure` means behind TLS. */
export function cookieName(cookie: Exclude<CookieId, 'identity'>, secure: boolean): string {
  const { name, prefix }: CookieRow = COOKIES[cookie]
  return secure && prefix !== undefined ? `${prefix}${name}` : name
}
