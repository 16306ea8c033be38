import 'server-only'
import { STATUS_OF_TONE } from '@/lib/flash/flash'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { getTranslator } from '@/lib/i18n/translator'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { senderId } from '@/lib/session/customer.server'
import { cartEntriesActionPath, cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { ownerOf, readFormShopper, type Shopper } from '../access/shopper.server'
import { cartFlashAddress } from './cart-flash.server'
import { type CartNext, STORED_CART_RESULT } from './cart-result'

/** A submitted form about carts. */
export type CartSubmission = FormSubmission<Shopper>

/** The part of a form definition that all cart forms share. */
export const CART_FORM = {
  readSender: readFormShopper,
  counters: ({ sender, address }: CartSubmission): readonly Counter[] => {
    const user = senderId(sender)
    return [
      { limit: 'cartWrite', key: address },
      ...(user === undefined ? [] : [{ limit: 'write', key: `cart/${user}` } as const]),
    ]
  },
  fallbackPage: cartPath,
  owner: ownerOf,
  result: STORED_CART_RESULT,
  addressOf: cartFlashAddress,
  toJson: (next: CartNext, { locale }: CartSubmission) => cartJson(locale, next),
} as const

/** Number of lines in the cart for the header, with its label. */
export const cartUnits = (locale: Locale, count: number) => ({
  count,
  label: getTranslator(locale, 'cart')('notices.count', { count }),
})

const SILENT = { tone: 'success', message: '', lines: [] } as const

/** JSON response to a script after a change of the cart. */
function cartJson(locale: Locale, { href, flash, added = [], faults = [], totalItems }: CartNext) {
  const { tone, message, lines, undo, offers = [] } = flash ?? { ...SILENT, undo: undefined }
  const t = getTranslator(locale, 'cart')
  const isOfCart = href === cartPath(locale)
  return {
    message: [message, ...lines.map(({ text }) => text)].join(' '),
    status: STATUS_OF_TONE[tone],
    lines,
    added,
    refused: faults,
    offers,
    // The undo of another page needs the form of that page.
    ...(isOfCart &&
      undo !== undefined && {
        undo: { label: t('removed.undo'), href: cartEntriesActionPath(locale), lines: undo },
      }),
    ...(totalItems !== undefined && { cart: cartUnits(locale, totalItems) }),
    view: { label: t('notices.view'), href: cartPath(locale) },
    keep: t('page.onward'),
  }
}
