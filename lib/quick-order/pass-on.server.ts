import 'server-only'
import type { CartSubmission } from '@/lib/cart/cart-form.server'
import { fieldsOfLines, linesAddress } from '@/lib/cart/cart-lines'
import { MOST_ADDRESSED_ITEMS } from '@/lib/cart/load-chosen.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { failedBy, NO_ERRORS } from '@/lib/handlers/form-result'
import { senderId } from '@/lib/session/customer.server'
import { newQuotePath, newSavedCartPath } from '@/lib/site/routes'
import { checkList } from './check-list.server'
import type { QuickOrderCommand } from './command'
import type { QuickOrderResult } from './quick-order-result'
import { nothingValid } from './read-list'
import { ownListId, storeList } from './stored-list.server'
import { goodLines } from './summarize'

/**
 * Passes the lines that can be ordered on to the page of a new saved cart or quote, which asks for a name.
 * The address of that page holds a limited number of lines; more are stored, and it names where.
 */
export async function passOn(
  { sender, fields, locale }: CartSubmission,
  { intent, rows, paste }: QuickOrderCommand,
): Promise<QuickOrderResult> {
  const id = await ownListId(sender, fields)
  const checked = await checkList(sender, rows, Date.now())
  if (!checked.ok) return failedBy(checked.error)
  const lines = goodLines(checked.value.verdicts)
  if (lines.length === 0)
    return { kind: 'next', href: await storeList(sender, { rows, paste, errors: nothingValid }, id) }
  await storeList(sender, { rows, paste }, id)
  const base = intent === 'quote' ? newQuotePath(locale) : newSavedCartPath(locale)
  if (lines.length <= MOST_ADDRESSED_ITEMS)
    return { kind: 'next', href: linesAddress(base, undefined, lines) }
  const form = { fields: fieldsOfLines(undefined, lines), errors: NO_ERRORS }
  const chosen = await saveRejectedForm(form, senderId(sender), SESSION_MAX_AGE_SECONDS)
  return { kind: 'next', href: rejectedFormAddress(base, chosen) }
}
