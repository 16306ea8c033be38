import 'server-only'
import { findItems } from '@/lib/catalogue/find-items.server'
import { getSettings } from '@/lib/config/env.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { consumeLimit } from '@/lib/rate-limits/rate-limits.server'
import { originForLocale } from '@/lib/site/origin-for-locale'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { readSitePage } from '@/lib/site-handover/same-page'
import { cartRefOf, readBadge } from '../access/read-cart.server'
import type { Shopper } from '../access/shopper.server'
import { shortName } from '../flash/line-flash'
import { haveSeparateCarts, SITE_ITEMS, type SiteItems } from './site-switch'

/**
 * Whether a shopper who goes to another site is asked about the cart: there is something in it, and the other
 * site has a cart of its own. While commerce is away nobody is held back; the cart stays.
 * @param network network address, whose choices are counted
 */
export async function isAskedAboutCart(shopper: Shopper, to: Locale, network: string): Promise<boolean> {
  if (!haveSeparateCarts(shopper.locale, to) || cartRefOf(shopper) === undefined) return false
  if (!(await consumeLimit('read', `site-choice/${network}`)).allowed) return false
  const badge = await readBadge(shopper)
  return badge.ok && badge.value.lines > 0
}

/**
 * What can become of the cart. Items of a visitor come along on the same host only: the cookie that names
 * their cart is not sent to another one. A quote is left in its cart only.
 */
export function itemsChoices(
  { customer }: Shopper,
  origin: string,
  { to, cart }: { to: Locale; cart: Pick<Cart, 'sapQuote'> | undefined },
): readonly SiteItems[] {
  const target = originForLocale(getSettings().STORE_HOSTS, origin, to) ?? origin
  const comesAlong = customer.kind === 'signedIn' || target === origin
  return SITE_ITEMS.filter(choice => {
    if (choice === 'copy') return comesAlong
    return choice === 'keep' || cart?.sapQuote === undefined
  })
}

/** The page that was left, for a link back to it; the cart where the address names no page of ours. */
export const pageLeft = (locale: Locale, origin: string, page: string): string =>
  readSitePage(getSettings().STORE_HOSTS, page, origin) === undefined ? cartPath(locale) : page

/** Names of the lines that another site does not sell; undefined while that cannot be told. */
export async function linesNotSoldThere(
  to: Locale,
  { entries }: Pick<Cart, 'entries'>,
): Promise<readonly string[] | undefined> {
  const found = await findItems(
    to,
    entries.map(({ product }) => product.code),
  )
  if (!found.ok) return undefined
  return entries
    .filter(({ product }) => !isSold(found.value.get(product.code)))
    .map(({ product }) => shortName(product))
}

const isSold = (item: ItemProduct | undefined): boolean =>
  item?.purchasable === true && item.price !== undefined && item.productItem.status !== 'WITHDRAWN'
