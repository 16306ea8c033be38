import 'server-only'
import { QUERY_NOTIFICATIONS_MAX } from '@/lib/config/limits'
import { withCookieChanges } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import {
  dropStoredFlash,
  readStoredFlash,
  storedFlashAddress,
  storeNextFlash,
} from '@/lib/flash/stored-flash.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { FLASH_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { ownerOf, readShopper, type Shopper } from '../access/shopper.server'
import type { CartNext } from './cart-result'
import { CART_FLASH, type CartFlash } from './line-flash'

/**
 * Address of the next page with the flash of a cart change. The actions of a flash (undo, offers) need a
 * form, which the page renders, so a flash with actions is stored for the page. So is a flash with single
 * lines on the cart page, and one with many lines about a saved cart.
 */
export async function cartFlashAddress(
  { href, flash, cookies }: Pick<CartNext, 'href' | 'flash' | 'cookies'>,
  shopper: Shopper,
): Promise<string> {
  if (flash === undefined) return href
  const hasActions = [flash.undo, flash.offers, flash.link, flash.deleted].some(
    action => action !== undefined,
  )
  const isOfCart = flash.lines.length > 0 && href === cartPath(shopper.locale)
  const isLong = flash.lines.length >= QUERY_NOTIFICATIONS_MAX && isOfList(shopper.locale, href)
  if (!hasActions && !isOfCart && !isLong) return flashAddress(href, flash)
  // An anonymous cart may have been created by this very request.
  const after =
    cookies === undefined || cookies.length === 0
      ? shopper
      : await readShopper(shopper.locale, withCookieChanges(shopper.cookies, cookies), Date.now())
  const owner = ownerOf(after)
  return owner === undefined ? flashAddress(href, flash) : storedFlashAddress(owner, href, flash)
}

/** Whether an address is the page of a saved cart, which shows a stored flash. */
const isOfList = (locale: Locale, href: string): boolean =>
  href.startsWith(accountDetailPath(locale, 'savedCarts', ''))

/** Stores the flash of a cart merge until its owner opens the cart page, which shows it line by line. */
export async function storeMergeFlash(shopper: Shopper, flash: CartFlash): Promise<void> {
  const owner = ownerOf(shopper)
  if (owner !== undefined) await storeNextFlash(owner, flash)
}

/** The stored flash of the cart page or of a saved cart's page. */
export async function readCartFlash(
  shopper: Shopper,
  parameters: AddressParameters,
): Promise<CartFlash | undefined> {
  const owner = ownerOf(shopper)
  return owner === undefined
    ? undefined
    : readStoredFlash(owner, firstParam(parameters, FLASH_PARAMETER), CART_FLASH)
}

/** Deletes the stored flash, which is outdated once the cart is changed. */
export async function dropCartFlash(shopper: Shopper): Promise<void> {
  const owner = ownerOf(shopper)
  if (owner !== undefined) await dropStoredFlash(owner)
}
