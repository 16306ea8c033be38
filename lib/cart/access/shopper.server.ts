import 'server-only'
import { cookies } from 'next/headers'
import { type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import { CART_ACCOUNT } from '@/lib/forms/hidden-fields'
import { customerOf, readSender, type Sender } from '@/lib/session/customer.server'
import type { Session } from '@/lib/session/session-state'
import { getSite, type Locale } from '@/lib/site/sites'
import { readCartGuid } from './cart-cookie.server'

/**
 * The customer of a request, and the guid of the anonymous cart that this browser has on the site. While an
 * agent acts as a customer there is none: that cart is nobody's business then, and waits in the browser.
 * `shownAccount`: the account that the cart of a signed-in user was for when the submitted form was rendered.
 */
export type Shopper = Sender & { guid: string | undefined; shownAccount?: string | undefined }

/**
 * Reads the shopper of a request from its cookies alone.
 * @param now epoch milliseconds
 */
export async function readShopper(locale: Locale, cookies: CookieMap, now: number): Promise<Shopper> {
  const sender = await readSender(locale, cookies, now)
  return { ...sender, guid: await ownGuid(sender) }
}

const ownGuid = async ({ customer, cookies, locale }: Sender): Promise<string | undefined> =>
  customer.kind === 'signedIn' && customer.isAssisted ? undefined : readCartGuid(cookies, locale)

/** The shopper who submits a form about the cart. */
export async function readFormShopper(
  locale: Locale,
  cookies: CookieMap,
  now: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<Shopper> {
  const account = fields[CART_ACCOUNT]
  const shopper = await readShopper(locale, cookies, now)
  return typeof account === 'string' ? { ...shopper, shownAccount: account } : shopper
}

/** The shopper of a session that has already been read. */
export async function shopperOf(session: Session, locale: Locale, cookies: CookieMap): Promise<Shopper> {
  const sender = { locale, cookies, customer: customerOf(session, locale) }
  return { ...sender, guid: await ownGuid(sender) }
}

/** The shopper that a page is rendered for. */
export const pageShopper = async (locale: Locale): Promise<Shopper> =>
  readShopper(locale, cookieMapOf(await cookies()), Date.now())

/** Key of what is stored for a shopper; undefined for a visitor who has no cart yet. */
export function ownerOf({ locale, customer, guid }: Shopper): string | undefined {
  if (customer.kind === 'signedIn') return `user/${customer.context.user.id}/${getSite(locale).siteId}`
  return guid === undefined ? undefined : `guid/${guid}`
}
