import 'server-only'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { senderId } from '@/lib/session/customer.server'
import type { Shopper } from '../access/shopper.server'
import { type ChosenLine, fieldsOfLines, linesAddress } from './cart-lines'
import { MOST_ADDRESSED_ITEMS } from './load-chosen.server'

/**
 * The address of a page that shows lines. It holds a limited number of them; more are stored, and it names
 * where.
 */
export async function storedLinesAddress(
  sender: Shopper,
  base: string,
  lines: readonly ChosenLine[],
): Promise<string> {
  if (lines.length <= MOST_ADDRESSED_ITEMS) return linesAddress(base, undefined, lines)
  const form = { fields: fieldsOfLines(undefined, lines), errors: NO_ERRORS }
  return rejectedFormAddress(base, await saveRejectedForm(form, senderId(sender), SESSION_MAX_AGE_SECONDS))
}
