import 'server-only'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { type ChosenLine, isNone, readCartLines } from '@/lib/cart/lines/cart-lines'
import { lineOf } from '@/lib/cart/lines/change-lines.server'
import { storedLinesAddress } from '@/lib/cart/lines/stored-lines.server'
import { failedBy, NO_ERRORS } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { newQuotePath } from '@/lib/site/paths'
import { findList } from './find-list.server'
import type { Saving } from './save-list.server'
import { savedCartFlash } from './saved-cart-flash'

/**
 * Leads to the page that asks for a quote of all lines of a saved cart, with the quantities that were typed
 * into its form; 0 leaves a line out (pages: Quotes). The saved cart stays as it is.
 */
export async function quoteList(
  { context, shopper }: Saving,
  code: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<CartResult> {
  const { locale } = context
  const { lines, faults } = readCartLines(fields)
  // The page itself finds the invalid quantities.
  if (!faults.every(isNone)) return { kind: 'rejected', errors: NO_ERRORS }
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  const { value: cart } = list
  if (cart === undefined || cart.permission === 'VIEW') {
    const flash = savedCartFlash(locale, 'gone', code)
    return { kind: 'next', href: accountPath(locale, 'savedCarts'), flash }
  }
  const typed = new Map(lines.map(line => [line.code, line.quantity]))
  const left = new Set(faults.map(fault => fault.code))
  const wanted = cart.entries
    .map(lineOf)
    .flatMap((line): readonly ChosenLine[] =>
      left.has(line.code) ? [] : [{ ...line, quantity: typed.get(line.code) ?? line.quantity }],
    )
  if (wanted.length > 0)
    return { kind: 'next', href: await storedLinesAddress(shopper, newQuotePath(locale), wanted) }
  const message = getTranslator(locale, 'cart')('errors.noLines')
  const href = accountDetailPath(locale, 'savedCarts', code)
  return { kind: 'next', href, flash: { tone: 'caution', message, lines: [] } }
}
