import 'server-only'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { nothingValid } from '@/lib/quick-order/read-list'
import { type QuickRow, rowFields } from '@/lib/quick-order/rows'
import type { SavedCartValues } from '@/lib/saved-carts/saved-cart-form'
import { senderId } from '@/lib/session/customer.server'
import { savedCartImportPath } from '@/lib/site/saved-cart-paths'

/** Stores the lines of a file of which nothing is saved; their page says why, line by line. */
export async function storeRefusedRows(
  shopper: Shopper,
  form: SavedCartValues,
  rows: readonly QuickRow[],
): Promise<string> {
  const stored = { fields: { ...form, ...rowFields(rows) }, errors: nothingValid }
  const id = await saveRejectedForm(stored, senderId(shopper), SESSION_MAX_AGE_SECONDS)
  return rejectedFormAddress(savedCartImportPath(shopper.locale, form.list), id)
}
