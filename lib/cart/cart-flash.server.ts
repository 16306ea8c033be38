import 'server-only'
import { withCookieChanges } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import {
  dropStoredFlash,
  FLASH_ID,
  readStoredFlash,
  storedFlashAddress,
  storeNextFlash,
} from '@/lib/flash/stored-flash.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { cartPath } from '@/lib/site/routes'
import type { CartNext } from './cart-result'
import { CART_FLASH, type CartFlash } from './line-flash'
import { ownerOf, readShopper, type Shopper } from './shopper.server'

/**
 * Address that tells the flash of a cart. What can be done about it needs a form, which the page draws: such
 * a flash is stored for the page, and so is what the page of the cart tells of single lines.
 */
export async function cartFlashAddress(
  { href, flash, cookies }: Pick<CartNext, 'href' | 'flash' | 'cookies'>,
  shopper: Shopper,
): Promise<string> {
  if (flash === undefined) return href
  const hasActions = flash.undo !== undefined || flash.offers !== undefined
  const isOfCart = flash.lines.length > 0 && href === cartPath(shopper.locale)
  if (!hasActions && !isOfCart) return flashAddress(href, flash)
  // An anonymous cart may have been made by this very request.
  const after =
    cookies === undefined || cookies.length === 0
      ? shopper
      : await readShopper(shopper.locale, withCookieChanges(shopper.cookies, cookies), Date.now())
  const owner = ownerOf(after)
  return owner === undefined ? flashAddress(href, flash) : storedFlashAddress(owner, href, flash)
}

/** Stores what became of a merged cart until its owner looks at the cart: it is told there line by line. */
export async function storeMergeFlash(shopper: Shopper, flash: CartFlash): Promise<void> {
  const owner = ownerOf(shopper)
  if (owner !== undefined) await storeNextFlash(owner, flash)
}

/** What the page of the cart, or of a saved cart, has to tell. */
export async function readCartFlash(
  shopper: Shopper,
  parameters: AddressParameters,
): Promise<CartFlash | undefined> {
  const owner = ownerOf(shopper)
  return owner === undefined
    ? undefined
    : readStoredFlash(owner, firstParam(parameters, FLASH_ID), CART_FLASH)
}

/** What was told is told no more once the cart is changed. */
export async function dropCartFlash(shopper: Shopper): Promise<void> {
  const owner = ownerOf(shopper)
  if (owner !== undefined) await dropStoredFlash(owner)
}
