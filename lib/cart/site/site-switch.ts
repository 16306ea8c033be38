import { withParameter } from '@/lib/site/address-parameters'
import { RETURN_TO_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath } from '@/lib/site/paths'
import { getSite, isLocale, type Locale } from '@/lib/site/sites'
import { readFields } from '@/lib/validation/form-input'

/** Name of the field, and of the parameter, with the site that was chosen. */
export const SITE_FIELD = 'site'

export const SITE_ITEMS_FIELD = 'items'

/** What becomes of the items: they stay for later, are put into the cart there too, or are discarded. */
export const SITE_ITEMS = ['keep', 'copy', 'discard'] as const

export type SiteItems = (typeof SITE_ITEMS)[number]

/** `page`: the page that was left, for the same one on the other site. */
export type SiteSwitch = { to: Locale; page: string; items: SiteItems }

const FIELDS = { [SITE_FIELD]: 'text', [SITE_ITEMS_FIELD]: 'text', [RETURN_TO_PARAMETER]: 'text' } as const

/** The switch that a form requests; undefined without a site. Items stay unless something else was chosen. */
export function readSiteSwitch(sent: Readonly<Record<string, unknown>>): SiteSwitch | undefined {
  const { site, items, returnTo } = readFields(sent, FIELDS)
  if (!isLocale(site)) return undefined
  return { to: site, page: returnTo, items: SITE_ITEMS.find(choice => choice === items) ?? 'keep' }
}

/** Whether two locales have separate carts: two languages of one site share theirs. */
export const haveSeparateCarts = (from: Locale, to: Locale): boolean =>
  getSite(from).siteId !== getSite(to).siteId

/** The page that asks what becomes of the cart before its shopper goes to another site. */
export const cartSitePath = (locale: Locale, { to, page }: Pick<SiteSwitch, 'to' | 'page'>): string =>
  withParameter(withParameter(`${cartPath(locale)}/site`, SITE_FIELD, to), RETURN_TO_PARAMETER, page)
