import { getSite, LOCALES, type Locale } from './sites.ts'
import { toSlug } from './slug.ts'

/** Builders of every public address of the store; nothing else spells one out. */

export const homePath = (locale: Locale): string => `/${locale}`

export const loginPath = (locale: Locale, returnTo?: string): string =>
  returnTo === undefined ? `/${locale}/login` : `/${locale}/login?returnTo=${encodeURIComponent(returnTo)}`

export const loginStartPath = (locale: Locale): string => `/${locale}/login/auth/start`

/**
 * Opens the store's session from the identity provider's own, without a question, and goes on to `returnTo`.
 */
export const silentSignInPath = (locale: Locale, returnTo: string): string =>
  `${loginStartPath(locale)}?${new URLSearchParams({ prompt: 'none', returnTo })}`

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

/** What has a code and a name: the code finds it, the name makes the address readable. */
export type Named = { code: string; name: string }

export const sitemapIndexPath = (locale: Locale): string => `/${locale}/sitemap.xml`

/** `part` is `pages` or `products-1` and so on. */
export const sitemapPath = (locale: Locale, part: string): string => `/${locale}/sitemap/${part}.xml`

/** The picture that is shown where a link is shared. */
export const socialCardPath = (locale: Locale, card: string): string => `/${locale}/social/${card}.png`

/** A code is a part of the address by itself, so none can leave its place. */
const namedPath = (locale: Locale, kind: 'categories' | 'products', { code, name }: Named): string =>
  storePath(locale, `${kind}/${encodeURIComponent(code)}/${toSlug(name)}`)

export const categoryPath = (locale: Locale, category: Named): string =>
  namedPath(locale, 'categories', category)

export const productPath = (locale: Locale, product: Named): string => namedPath(locale, 'products', product)

/** Items and prices of a title, on its page. */
export const itemsPath = (locale: Locale, title: Named): string => `${productPath(locale, title)}#items`

/**
 * What is known of the title of an item; without its name, the page leads from the item's own to the right
 * address.
 */
type OfTitle = { baseProduct: string; baseProductName?: string | undefined }

/** An orderable item on the page of its title. */
export const itemPath = (locale: Locale, item: Named & OfTitle): string =>
  `${productPath(locale, { code: item.baseProduct, name: item.baseProductName ?? item.name })}#item-${encodeURIComponent(item.code)}`

export const aToZPath = (locale: Locale): string => storePath(locale, 'a-z')

/** The titles of one letter, where a site has too many for one page; `segment` is `m`, or `other`. */
export const letterPath = (locale: Locale, segment: string): string => `${aToZPath(locale)}/${segment}`

/** Which assessments fit a client; what was asked stands in the query. */
export const fitPath = (locale: Locale): string => storePath(locale, 'fit')

export const comparePath = (locale: Locale, codes: readonly string[] = []): string =>
  codes.length === 0
    ? storePath(locale, 'compare')
    : `${storePath(locale, 'compare')}?codes=${codes.map(encodeURIComponent).join(',')}`

/** Pictures of the catalogue, from our own address. `picture` is the wire's path, `/medias/…`. */
export const mediaPath = (picture: string): string => picture.replace(/^\/medias\//, '/media/')

/** The locale of a store address, or undefined for an unknown siteId or a language the site does not have. */
export const localeOfStore = (siteId: string, language: string): Locale | undefined =>
  LOCALES.find(locale => getSite(locale).siteId === siteId && getSite(locale).language === language)

/** Locales of a site, default language first; empty for an unknown siteId. */
export const localesOfSite = (siteId: string): readonly Locale[] =>
  LOCALES.filter(locale => getSite(locale).siteId === siteId)

/** The first segment that separates store pages from locale pages. */
export const STORE_SEGMENT = 'store'

/**
 * Handlers of the registration steps; the locale travels in the query because the path is shared by all
 * sites.
 */
export const stepActionPath = (step: string, locale: Locale): string =>
  `/api/registration/${step}?locale=${locale}`

/** Region lists of address forms; the country is added as `country`. */
export const regionsPath = (locale: Locale): string => `/api/reference/regions?locale=${locale}`

export const signInActionPath = (locale: Locale): string => `/api/sign-in?locale=${locale}`

/** Below the identity proxy, because the identity provider's own cookie goes nowhere else. */
export const silentSignInActionPath = (locale: Locale): string =>
  `/api/assessments/login/auth/silent?locale=${locale}`

/** Signing out, there too: our server ends the identity provider's session by that cookie. */
export const SIGN_OUT_PATH = '/api/assessments/login/auth/sign-out'

export const signOutActionPath = (locale: Locale): string => `${SIGN_OUT_PATH}?locale=${locale}`

/** Takes the answers to the questions after sign-in. */
export const profileActionPath = (locale: Locale): string => `/api/profile?locale=${locale}`

export const localeChoicePath = (locale: Locale): string => `/api/locale?locale=${locale}`

/** Asks whether a signed-in visitor belongs to the sibling of a site. */
export const regionalSwitchPath = (locale: Locale): string => `/api/regional-switch?locale=${locale}`

/** Query parameter of the ticket with which somebody comes from another host. */
export const TICKET = 'ticket'

export const siteMovePath = (locale: Locale, ticket: string): string =>
  `/api/site-move?${new URLSearchParams({ locale, [TICKET]: ticket })}`

/** The key under which the flag service knows whoever is signed in now. */
export const flagContextPath = (locale: Locale): string => `/api/flag-context?locale=${locale}`

/** Tells what the list in a page's address says; the list is added as `notifications`. */
export const notificationsPath = (locale: Locale): string => `/api/notifications?locale=${locale}`

/** The accounts of whoever is signed in, for pages that keep them up to date. */
export const organisationsPath = (locale: Locale): string => `/api/organisations?locale=${locale}`

/** Suggestions while somebody types into the search; what is typed is added as `q`. */
export const suggestPath = (locale: Locale): string => `/api/catalogue/suggest?locale=${locale}`

/** What a title's level means for whoever is signed in. */
export const eligibilityPath = (locale: Locale, code: string): string =>
  `/api/catalogue/eligibility?${new URLSearchParams({ locale, code })}`

export const accountSummaryPath = (locale: Locale): string => `/api/account?locale=${locale}`

/** The cart of a site. */
export const cartPath = (locale: Locale): string => storePath(locale, 'cart')

/** Shows the lines of its query with what is wrong with them, to whoever has sent them without script. */
export const cartAddPath = (locale: Locale): string => `${cartPath(locale)}/add`

/** Where the lines of its query become a saved cart. */
export const newSavedCartPath = (locale: Locale): string => storePath(locale, 'my-account/saved-carts/new')

/** Where a quote is asked for, on the lines of its query. */
export const newQuotePath = (locale: Locale): string => storePath(locale, 'my-account/quotes/new')

/** Where an organization is added to an account. */
export const newAccountPath = (locale: Locale): string => storePath(locale, 'my-account/accounts/new')

/** How many units are in the cart of whoever asks. */
export const cartBadgePath = (locale: Locale): string => `/api/cart?locale=${locale}`

/** Adds lines to the cart. */
export const cartLinesActionPath = (locale: Locale): string => `/api/cart/lines?locale=${locale}`

/** Changes, removes and brings back lines of the cart. */
export const cartEntriesActionPath = (locale: Locale): string => `/api/cart/entries?locale=${locale}`

export const savedCartsActionPath = (locale: Locale): string => `/api/saved-carts?locale=${locale}`

export const quotesActionPath = (locale: Locale): string => `/api/quotes?locale=${locale}`

/** The price programmes of whoever is signed in. */
export const programmesPath = (locale: Locale): string => `/api/programmes?locale=${locale}`
