import { withParameter } from './address-parameters.ts'
import {
  COMPARE_PARAMETERS,
  NUMBER_PARAMETER,
  ORDER_PARAMETER,
  RETURN_TO_PARAMETER,
  TICKET_PARAMETER,
} from './page-parameters.ts'
import { getSite, LOCALES, type Locale } from './sites.ts'
import { toSlug } from './slug.ts'

/** Path of the identity proxy (spec §7). */
export const IDENTITY_PROXY_PATH = '/api/assessments/login/auth'

/** Builders of every public address of the store; no other module spells one out. */

export const homePath = (locale: Locale): string => `/${locale}`

export const loginPath = (locale: Locale, returnTo?: string): string =>
  returnTo === undefined
    ? `/${locale}/login`
    : `/${locale}/login?${RETURN_TO_PARAMETER}=${encodeURIComponent(returnTo)}`

export const loginStartPath = (locale: Locale): string => `/${locale}/login/auth/start`

/** Signs in silently with the identity provider's existing session, then continues to `returnTo`. */
export const silentSignInPath = (locale: Locale, returnTo: string): string =>
  `${loginStartPath(locale)}?${new URLSearchParams({ prompt: 'none', [RETURN_TO_PARAMETER]: returnTo })}`

export const loginCallbackPath = (locale: Locale): string => `/${locale}/login/auth/callback`

/** Prefix of the store pages, `/store/{siteId}/{language}` (spec §2). */
export const storePrefix = (locale: Locale): string => {
  const { siteId, language } = getSite(locale)
  return `/store/${siteId}/${language}`
}

/** A page below the store prefix; `page` is relative, for example `quick-order` or `my-account/quotes`. */
export const storePath = (locale: Locale, page = ''): string =>
  page === '' ? storePrefix(locale) : `${storePrefix(locale)}/${page}`

export const searchPath = (locale: Locale): string => storePath(locale, 'search')

/** An entity with a code and a name: the code identifies it, the name makes the address readable. */
export type Named = { code: string; name: string }

export const sitemapIndexPath = (locale: Locale): string => `/${locale}/sitemap.xml`

/** `part` is `pages` or `products-1` and so on. */
export const sitemapPath = (locale: Locale, part: string): string => `/${locale}/sitemap/${part}.xml`

/** The picture of a link preview. */
export const socialCardPath = (locale: Locale, card: string): string => `/${locale}/social/${card}.png`

/** The code is encoded as one path segment, so it cannot change the path. */
const namedPath = (locale: Locale, kind: 'categories' | 'products', { code, name }: Named): string =>
  storePath(locale, `${kind}/${encodeURIComponent(code)}/${toSlug(name)}`)

export const categoryPath = (locale: Locale, category: Named): string =>
  namedPath(locale, 'categories', category)

export const productPath = (locale: Locale, product: Named): string => namedPath(locale, 'products', product)

/** Items and prices section of a title's page. */
export const itemsPath = (locale: Locale, title: Named): string => `${productPath(locale, title)}#items`

/**
 * What is known of an item's title; without its name, the page redirects from the item's name to the right
 * address.
 */
type OfTitle = { baseProduct: string; baseProductName?: string | undefined }

/** An orderable item on the page of its title. */
export const itemPath = (locale: Locale, item: Named & OfTitle): string =>
  `${productPath(locale, { code: item.baseProduct, name: item.baseProductName ?? item.name })}#item-${encodeURIComponent(item.code)}`

export const aToZPath = (locale: Locale): string => storePath(locale, 'a-z')

/**
 * The titles of one letter, where a site has too many for one page; `segment` is `m`, for example, or
 * `other`.
 */
export const letterPath = (locale: Locale, segment: string): string => `${aToZPath(locale)}/${segment}`

/** The fit finder: assessments that fit a client; the criteria are in the query. */
export const fitPath = (locale: Locale): string => storePath(locale, 'fit')

export const comparePath = (locale: Locale, codes: readonly string[] = []): string =>
  codes.length === 0
    ? storePath(locale, 'compare')
    : `${storePath(locale, 'compare')}?${COMPARE_PARAMETERS.codes}=${codes.map(encodeURIComponent).join(',')}`

/** Pictures of the catalogue at our own address. `picture` is the path of the wire format, `/medias/…`. */
export const mediaPath = (picture: string): string => picture.replace(/^\/medias\//, '/media/')

/** The locale of a store address, or undefined for an unknown siteId or a language the site does not have. */
export const localeOfStore = (siteId: string, language: string): Locale | undefined =>
  LOCALES.find(locale => getSite(locale).siteId === siteId && getSite(locale).language === language)

/** Locales of a site, default language first; empty for an unknown siteId. */
export const localesOfSite = (siteId: string): readonly Locale[] =>
  LOCALES.filter(locale => getSite(locale).siteId === siteId)

/** First path segment of store pages, which separates them from locale pages. */
export const STORE_SEGMENT = 'store'

/** Handlers of the registration steps; the locale is in the query because all sites share the path. */
export const stepActionPath = (step: string, locale: Locale): string =>
  `/api/registration/${step}?locale=${locale}`

/** Handlers of the checkout's steps. */
export const checkoutActionPath = (step: string, locale: Locale): string =>
  `/api/checkout/${step}?locale=${locale}`

/** Region lists of address forms; the caller adds the country as `country`. */
export const regionsPath = (locale: Locale): string => `/api/reference/regions?locale=${locale}`

export const signInActionPath = (locale: Locale): string => `/api/sign-in?locale=${locale}`

/** Below the identity proxy, because the identity provider's own cookie is sent only there. */
export const silentSignInActionPath = (locale: Locale): string =>
  `${IDENTITY_PROXY_PATH}/silent?locale=${locale}`

/** Sign-out, below the proxy too: our server ends the identity provider's session by that cookie. */
export const SIGN_OUT_PATH = `${IDENTITY_PROXY_PATH}/sign-out`

export const signOutActionPath = (locale: Locale): string => `${SIGN_OUT_PATH}?locale=${locale}`

/** Receives the answers to the prompts after sign-in. */
export const profileActionPath = (locale: Locale): string => `/api/profile?locale=${locale}`

export const localeChoicePath = (locale: Locale): string => `/api/locale?locale=${locale}`

/** Checks whether a signed-in user belongs to the sibling of a site. */
export const regionalSwitchPath = (locale: Locale): string => `/api/regional-switch?locale=${locale}`

export const siteMovePath = (locale: Locale, ticket: string): string =>
  `/api/site-move?${new URLSearchParams({ locale, [TICKET_PARAMETER]: ticket })}`

/** The key under which the flag service knows the current user. */
export const flagContextPath = (locale: Locale): string => `/api/flag-context?locale=${locale}`

/**
 * Returns the messages for the notification list in a page's address; the caller adds the list as
 * `notifications`.
 */
export const notificationsPath = (locale: Locale): string => `/api/notifications?locale=${locale}`

/** The accounts of the signed-in user, for pages that keep them up to date. */
export const organisationsPath = (locale: Locale): string => `/api/organisations?locale=${locale}`

/** Autocomplete suggestions of the search; the caller adds the input as `q`. */
export const suggestPath = (locale: Locale): string => `/api/catalogue/suggest?locale=${locale}`

/** What the qualification level of a title means for the signed-in user. */
export const eligibilityPath = (locale: Locale, code: string): string =>
  `/api/catalogue/eligibility?${new URLSearchParams({ locale, code })}`

export const accountSummaryPath = (locale: Locale): string => `/api/account?locale=${locale}`

/** The cart of a site. */
export const cartPath = (locale: Locale): string => storePath(locale, 'cart')

/** Shows the lines of its query with their errors, after a submission without script. */
export const cartAddPath = (locale: Locale): string => `${cartPath(locale)}/add`

/** Orders by item number. */
export const quickOrderPath = (locale: Locale): string => storePath(locale, 'quick-order')
/** Checks and changes a list of the quick order, and adds it to the cart. */
export const quickOrderActionPath = (locale: Locale): string => `/api/quick-order?locale=${locale}`
/** Items to choose from while an item number is typed; the caller adds the input as `term`. */
export const itemSuggestPath = (locale: Locale): string => `/api/quick-order/suggest?locale=${locale}`
/** A CSV file for the quick order, to be filled in. */
export const quickOrderTemplatePath = (locale: Locale): string => `/api/quick-order/template?locale=${locale}`

/** The page on which the lines of its query become a saved cart. */
export const newSavedCartPath = (locale: Locale): string => storePath(locale, 'my-account/saved-carts/new')

/** The page on which a quote is requested for the lines of its query. */
export const newQuotePath = (locale: Locale): string => storePath(locale, 'my-account/quotes/new')

/** The form that adds an organization to the user's accounts, prefilled with an account number if given. */
export function newAccountPath(locale: Locale, number?: string): string {
  const path = storePath(locale, 'my-account/accounts/new')
  return number === undefined ? path : withParameter(path, NUMBER_PARAMETER, number)
}

/** The number of units in the cart of the request's user or visitor. */
export const cartBadgePath = (locale: Locale): string => `/api/cart?locale=${locale}`

/** Adds lines to the cart. */
export const cartLinesActionPath = (locale: Locale): string => `/api/cart/lines?locale=${locale}`

/** Changes, removes and restores lines of the cart. */
export const cartEntriesActionPath = (locale: Locale): string => `/api/cart/entries?locale=${locale}`

/** Applies or removes a promotion code of the cart. */
export const cartVouchersActionPath = (locale: Locale): string => `/api/cart/vouchers?locale=${locale}`

/** Makes or withdraws links to a read-only copy of the cart. */
export const cartSharesActionPath = (locale: Locale): string => `/api/cart/shares?locale=${locale}`

/** The read-only copy of a cart; whoever has the token can read it. */
export const sharedCartPath = (locale: Locale, token: string): string =>
  storePath(locale, `carts/shared/${encodeURIComponent(token)}`)

/** Asks for which account the cart is, and what becomes of its items. */
export const cartAccountPath = (locale: Locale): string => `${cartPath(locale)}/account`

/** Changes the account of the cart. */
export const cartAccountActionPath = (locale: Locale): string => `/api/cart/account?locale=${locale}`

/** Goes on to another regional site, with what was chosen for the cart. */
export const cartSiteActionPath = (locale: Locale): string => `/api/cart/site?locale=${locale}`

/** The lines of the cart as a CSV file. */
export const cartCsvPath = (locale: Locale): string => `/api/cart/csv?locale=${locale}`

/** Ends the session and asks for a sign-in, which leads back to the page of the form. */
export const signInAgainActionPath = (locale: Locale): string => `${signOutActionPath(locale)}&timeout=true`

export const savedCartsActionPath = (locale: Locale): string => `/api/saved-carts?locale=${locale}`

export const quotesActionPath = (locale: Locale): string => `/api/quotes?locale=${locale}`

/** The price programmes of the signed-in user. */
export const programmesPath = (locale: Locale): string => `/api/programmes?locale=${locale}`

/** The confirmation of an order. */
export const orderConfirmationPath = (locale: Locale, order: string): string =>
  `${storePath(locale, 'checkout/confirmation')}?${new URLSearchParams({ [ORDER_PARAMETER]: order })}`

/** The page that waits for the result of an order, and tells it. */
export const placingPath = (locale: Locale): string => storePath(locale, 'checkout/placing')

/** What has become of the user's latest order. */
export const orderAttemptPath = (locale: Locale): string => `/api/orders/attempt?locale=${locale}`

/** Places the order that the review shows. */
export const placeOrderActionPath = (locale: Locale): string => `/api/orders?locale=${locale}`

/** A copy of the data of the signed-in user, as a file. */
export const dataCopyPath = (locale: Locale): string => `/api/data-copy?locale=${locale}`

/** Closes the account, or keeps it. */
export const accountClosureActionPath = (locale: Locale): string => `/api/account-closure?locale=${locale}`
