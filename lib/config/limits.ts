/**
 * Every limit of the specification's rules (spec §5) and business constants (spec §9), defined once, with
 * the unit in the name. Characters are Unicode code points.
 */

// Sign-up (spec §5)
export const NAME_MAX_CHARACTERS = 120
export const EMAIL_MAX_CHARACTERS = 150
/** The mail standard's limit of the part before the `@`. */
export const EMAIL_LOCAL_PART_MAX_CHARACTERS = 64
export const USERNAME_MAX_CHARACTERS = 64
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 120

// Address (spec §5)
export const STREET_MAX_CHARACTERS = 240
export const APARTMENT_MAX_CHARACTERS = 240
export const BUILDING_MAX_CHARACTERS = 30
export const CITY_MAX_CHARACTERS = 100
export const POSTAL_CODE_MAX_CHARACTERS = 10

// Organization (spec §5)
export const ORGANISATION_NAME_MIN_CHARACTERS = 3
export const ORGANISATION_NAME_MAX_CHARACTERS = 50
export const QGLOBAL_NUMBER_MAX_CHARACTERS = 30
export const ACCOUNT_NUMBER_DIGITS = 4
export const TEMPORARY_ACCOUNT_NUMBER_CHARACTERS = 12

// Session (spec §9)
export const IDLE_TIMEOUT_SECONDS = 1800
export const IDLE_WARNING_SECONDS = 120
/** The last seconds of the open warning. */
export const IDLE_LAST_CALL_SECONDS = 15
export const SESSION_MAX_AGE_SECONDS = 8 * 60 * 60
/** Support staff are signed out after this time without a page or a form of theirs (pages: Support login). */
export const SUPPORT_IDLE_SECONDS = 600
/** After this time they sign in again with another code. */
export const SUPPORT_MAX_AGE_SECONDS = 60 * 60
/** After this time, changes such as of email or payment cards need a new sign-in (`hasRecentSignIn`). */
export const RECENT_SIGN_IN_SECONDS = 1800
/** Recent sign-ins shown in the profile: at most this many, kept as long as an account pending closure. */
export const SIGN_INS_MAX = 10
export const SIGN_INS_KEPT_SECONDS = 30 * 24 * 60 * 60
export const ACTIVITY_TICK_MS = 1000
export const SESSION_CHECK_THROTTLE_MS = 300_000
/** Settings of the single sign-on session, used if the identity provider sends none. */
export const SSO_EXPIRY_THRESHOLD_SECONDS = 300
export const SSO_INACTIVITY_TIMEOUT_SECONDS = 600

// Identity provider (spec §9)
export const IDENTITY_REQUEST_TIMEOUT_MS = 60_000
export const TOKEN_WAIT_MS = 10_000
export const IDENTITY_CLIENT_TIMEOUT_MS = 5000
/** An access token with a shorter remaining lifetime is refreshed before it is used. */
export const TOKEN_EXPIRY_THRESHOLD_MS = 30_000
export const CONFIG_WAIT_MS = 5000
export const CONFIG_POLL_MS = 250
export const AUTH_FALLBACK_MS = 4000

// Data fetching in the browser (spec §9)
export const SWR_DEDUPE_MS = 2000
export const SWR_ERROR_RETRY_MS = 5000
export const SWR_FOCUS_THROTTLE_MS = 5000

// Registration and ordering (spec §2, §9)
/** How long the confirmation page is accessible after the registration is completed. */
export const REGISTERED_PAGE_SECONDS = 600
export const DRAFT_SECONDS = 24 * 60 * 60
/**
 * Maximum length of one stored input value, in UTF-16 units: the longest field in characters of two units,
 * and some more, so that an input that is too long is still too long when it is restored.
 */
export const KEPT_VALUE_MAX_UNITS = 2 * STREET_MAX_CHARACTERS + 32
/** Lifetime of a ticket for the handover to another host. */
export const MOVE_TICKET_SECONDS = 60
/** Lifetime of the notice about a handover until its page shows it; the user may have to sign in before. */
export const MOVE_NOTICE_SECONDS = 600
/** As long as commerce keeps an anonymous cart. */
export const ANONYMOUS_CART_SECONDS = 14 * 24 * 60 * 60
/** As long as commerce accepts the code of an order look-up, and then shows the order. */
export const ORDER_LOOKUP_SECONDS = 900
/** As long as commerce accepts the token of a looked-up invoice. */
export const INVOICE_LOOKUP_SECONDS = 900

// Notifications taken from the query string (spec §3)
export const QUERY_NOTIFICATIONS_MAX = 3
export const QUERY_NOTIFICATION_MAX_CHARACTERS = 200
/** Limit of the whole encoded list; three sealed notifications of full length fit. */
export const QUERY_NOTIFICATIONS_MAX_UNITS = 4000
/** Lifetime of a notification that our server has sealed into a URL. */
export const SIGNED_NOTIFICATION_SECONDS = 120
