import 'server-only'
import type { CartSubmission } from '@/lib/cart/flash/cart-form.server'
import { storedLinesAddress } from '@/lib/cart/lines/stored-lines.server'
import { failedBy } from '@/lib/handlers/form-result'
import { newQuotePath, newSavedCartPath } from '@/lib/site/paths'
import { checkList } from './check-list.server'
import type { QuickOrderCommand } from './command'
import type { QuickOrderResult } from './quick-order-result'
import { nothingValid } from './read-list'
import { ownListId, storeList } from './stored-list.server'
import { goodLines } from './summarize'

/**
 * Passes the lines that can be ordered on to the page of a new saved cart or quote, which asks for a name.
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
  return { kind: 'next', href: await storedLinesAddress(sender, base, lines) }
}
