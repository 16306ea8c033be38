import 'server-only'
import { addEntries } from '@/lib/backends/commerce/carts.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { failedBy } from '@/lib/handlers/form-result'
import { type CheckedList, checkList } from '@/lib/quick-order/check-list.server'
import type { QuickRow } from '@/lib/quick-order/rows'
import { goodLines } from '@/lib/quick-order/summarize'
import { failed, ok, type Result } from '@/lib/result/result'
import { findOwnList } from '@/lib/saved-carts/find-list.server'
import { refuseTaken } from '@/lib/saved-carts/name-taken.server'
import { saveCartOfLines } from '@/lib/saved-carts/save-cart-of-lines.server'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { savedCartFlash } from '@/lib/saved-carts/saved-cart-flash'
import {
  checkSavedCartForm,
  type SavedCartName,
  type SavedCartValues,
} from '@/lib/saved-carts/saved-cart-form'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { importedFlash } from './imported-flash'
import { storeRefusedRows } from './refused-rows.server'

type Import = { form: SavedCartValues; rows: readonly QuickRow[] }

/** What lines are saved into: a saved cart that exists, or a new one of this name. */
type Target = { list: Cart } | { kept: SavedCartName }

/** What was saved where. */
type Imported = { code: string; name: string; modifications: readonly CartModification[] }

/**
 * Saves the lines of a file that can be ordered. The report says of every other line why it is left out;
 * without any good line nothing is saved.
 */
export async function importLines(saving: Saving, { form, rows }: Import): Promise<CartResult> {
  const { context, shopper } = saving
  const { locale } = context
  const target = await findTarget(saving, form)
  if (!target.ok) return target.error
  const checked = await checkList(shopper, rows, Date.now())
  if (!checked.ok) return failedBy(checked.error)
  const lines = goodLines(checked.value.verdicts)
  const refused = async (): Promise<CartResult> => ({
    kind: 'next',
    href: await storeRefusedRows(shopper, form, rows),
    isIncomplete: true,
  })
  if (lines.length === 0) return refused()
  const imported = await save(saving, target.value, lines)
  if (!imported.ok) return imported.error
  const { code, name, modifications } = imported.value
  return {
    kind: 'next',
    href: accountDetailPath(locale, 'savedCarts', code),
    flash: importedFlash(locale, { name, checked: checked.value satisfies CheckedList, modifications }),
  }
}

/** The target that a form names; or the answer that there is none. */
async function findTarget({ context }: Saving, form: SavedCartValues): Promise<Result<Target, CartResult>> {
  if (form.list === '') {
    const checked = checkSavedCartForm(form)
    if (!checked.ok) return failed({ kind: 'rejected', errors: checked.error })
    const refused = await refuseTaken(context, checked.value.name)
    return refused === undefined ? ok({ kept: checked.value }) : failed(refused)
  }
  const list = await findOwnList(context, form.list)
  if (!list.ok) return failed(failedBy(list.error))
  if (list.value !== undefined) return ok({ list: list.value })
  const { locale } = context
  const flash = savedCartFlash(locale, 'gone', form.list)
  return failed({ kind: 'next', href: accountPath(locale, 'savedCarts'), flash })
}

async function save(
  { context, key }: Saving,
  target: Target,
  lines: readonly ChosenLine[],
): Promise<Result<Imported, CartResult>> {
  if ('kept' in target) {
    const { kept } = target
    return saveCartOfLines(context, { lines, kept, key }, async ({ code, modifications }) =>
      ok({ code, name: kept.name, modifications }),
    )
  }
  const { code, name = code } = target.list
  const added = await addEntries(context, code, lines, `${key}.add`)
  return added.ok ? ok({ code, name, modifications: added.value }) : failed(failedBy(added.error))
}
