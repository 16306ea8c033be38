import 'server-only'
import type { CartSubmission } from '@/lib/cart/cart-form.server'
import { linesAddress } from '@/lib/cart/cart-lines'
import { MOST_ADDRESSED_ITEMS } from '@/lib/cart/load-chosen.server'
import { formError } from '@/lib/forms/form-errors'
import { failedBy } from '@/lib/handlers/form-result'
import { newQuotePath, newSavedCartPath } from '@/lib/site/routes'
import { checkList } from './check-list.server'
import type { QuickOrderCommand } from './command'
import type { QuickOrderResult } from './quick-order-result'
import { nothingValid } from './read-list'
import { ownListId, storeList } from './stored-list.server'
import { goodLines } from './summarize'

/**
 * Passes the lines that can be ordered on to the page of a new saved cart or quote, which asks for a name.
 * The address of that page holds a limited number of lines; more go through the cart.
 */
export async function passOn(
  { sender, fields, locale }: CartSubmission,
  { intent, rows, paste }: QuickOrderCommand,
): Promise<QuickOrderResult> {
  const id = await ownListId(sender, fields)
  const checked = await checkList(sender, rows, Date.now())
  if (!checked.ok) return failedBy(checked.error)
  const lines = goodLines(checked.value.verdicts)
  const stay = async (errors: ReturnType<typeof formError>): Promise<QuickOrderResult> => ({
    kind: 'next',
    href: await storeList(sender, { rows, paste, errors }, id),
  })
  if (lines.length === 0) return stay(nothingValid)
  if (lines.length > MOST_ADDRESSED_ITEMS)
    return stay(formError('tooManyToPassOn', { max: MOST_ADDRESSED_ITEMS }))
  await storeList(sender, { rows, paste }, id)
  const base = intent === 'quote' ? newQuotePath(locale) : newSavedCartPath(locale)
  return { kind: 'next', href: linesAddress(base, undefined, lines) }
}
