import 'server-only'
import { addChosen } from '@/lib/cart/changes/add-chosen.server'
import { cartFlashAddress } from '@/lib/cart/flash/cart-flash.server'
import type { CartSubmission } from '@/lib/cart/flash/cart-form.server'
import type { SubmissionKeys } from '@/lib/handlers/form-definition'
import { failedBy } from '@/lib/handlers/form-result'
import { type CheckedList, checkList } from './check-list.server'
import type { QuickOrderCommand } from './command'
import type { QuickOrderResult } from './quick-order-result'
import { nothingValid } from './read-list'
import { amountField, isEmptyRow } from './rows'
import { ownListId, storeList } from './stored-list.server'
import { goodLines } from './summarize'
import type { Verdict } from './verdict'

/**
 * Adds the lines that can be ordered to the cart. The others stay in the list, each with its reason; if none
 * stays, the cart is shown.
 */
export async function addList(
  submission: CartSubmission,
  { rows, paste }: QuickOrderCommand,
  keys: SubmissionKeys,
): Promise<QuickOrderResult> {
  const { sender, fields } = submission
  const checked = await checkList(sender, rows, Date.now())
  if (!checked.ok) return failedBy(checked.error)
  const lines = goodLines(checked.value.verdicts)
  if (lines.length === 0) {
    const id = await ownListId(sender, fields)
    return { kind: 'next', href: await storeList(sender, { rows, paste, errors: nothingValid }, id) }
  }
  const result = await addChosen(submission, lines, keys)
  if (result.kind !== 'next') return result
  const { added = [], faults = [], cookies, isIncomplete } = result
  const kept = keptRows(checked.value, new Set(added), faults)
  const shared = { kind: 'next', cookies, isIncomplete } as const
  if (kept.rows.length === 0 && paste === '')
    return { ...shared, href: await cartFlashAddress(result, sender) }
  return { ...shared, href: await storeList(sender, { ...kept, paste, added: added.length }) }
}

/** The item number that a row means, if the item is known. */
const codeOf = (verdict: Verdict | undefined): string | undefined =>
  verdict !== undefined && 'item' in verdict ? verdict.item.code : undefined

/** The rows that were not added, with the reasons that commerce gave. */
function keptRows(
  { rows, verdicts }: CheckedList,
  added: ReadonlySet<string>,
  faults: readonly { code: string; text: string }[],
) {
  const reasons = new Map(faults.map(({ code, text }) => [code, text]))
  const kept = rows.flatMap((row, index) => {
    const code = codeOf(verdicts[index])
    const isAdded = code !== undefined && added.has(code)
    return isAdded || isEmptyRow(row) ? [] : [{ row, reason: reasons.get(code ?? '') }]
  })
  const fieldErrors = kept.flatMap(({ reason }, index) =>
    reason === undefined ? [] : [{ name: amountField(index), code: 'refused', params: { text: reason } }],
  )
  return { rows: kept.map(({ row }) => row), errors: { fieldErrors, formErrors: [] } }
}
