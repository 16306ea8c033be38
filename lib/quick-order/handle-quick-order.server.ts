import 'server-only'
import { ownerOf, readShopper, type Shopper } from '@/lib/cart/access/shopper.server'
import type { CartSubmission } from '@/lib/cart/flash/cart-form.server'
import { LIST_FILE_BODY_BYTES } from '@/lib/config/body-limits'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy } from '@/lib/handlers/form-result'
import { ok } from '@/lib/result/result'
import { senderId } from '@/lib/session/customer.server'
import { quickOrderPath, storePath } from '@/lib/site/paths'
import { addList } from './add-list.server'
import { checkList } from './check-list.server'
import { type QuickOrderCommand, readCommand } from './command'
import { LIST_FIELDS } from './list-fields'
import { listView } from './list-view'
import { passOn } from './pass-on.server'
import { type QuickOrderNext, type QuickOrderResult, STORED_QUICK_ORDER_RESULT } from './quick-order-result'
import { readFile } from './read-file'
import { readList } from './read-list'
import { MOST_ROWS, padded, ROWS_AT_ONCE, rowFields } from './rows'
import { ownListId, saveList, storeList } from './stored-list.server'

/**
 * Checks and changes a list of item numbers, adds it to the cart, or passes it on to a saved cart or a quote.
 * The list stays on the server, so that nothing typed is lost.
 */
export const handleQuickOrder = defineForm<Shopper, QuickOrderCommand, QuickOrderNext>({
  name: 'quick-order',
  readSender: readShopper,
  counters: ({ sender, address, fields }) => {
    const { intent } = readCommand(fields)
    if (intent !== 'add') return [{ limit: 'listCheck', key: address }]
    const user = senderId(sender)
    return [
      { limit: 'cartWrite', key: address },
      ...(user === undefined ? [] : [{ limit: 'write', key: `cart/${user}` } as const]),
    ]
  },
  page: ({ locale }) => quickOrderPath(locale),
  fallbackPage: storePath,
  typed: ({ fields }) => {
    const { rows, paste } = readCommand(fields)
    return { ...rowFields(rows), [LIST_FIELDS.paste]: paste }
  },
  body: { multipart: true, maxBytes: LIST_FILE_BODY_BYTES },
  parse: async ({ fields }) => {
    const command = readCommand(fields)
    if (command.intent !== 'upload') return ok(command)
    const file = fields[LIST_FIELDS.file]
    return ok({ ...command, upload: await readFile(file instanceof File ? file : new File([], '')) })
  },
  content: command => command,
  owner: ownerOf,
  result: STORED_QUICK_ORDER_RESULT,
  toJson: ({ href, view }) => (view === undefined ? undefined : { view, address: href }),
  submit: async (submission, command, keys) => {
    switch (command.intent) {
      case 'check':
        return check(submission, command)
      case 'add':
        return addList(submission, command, keys)
      case 'save':
      case 'quote':
        return passOn(submission, command)
      default:
        return change(submission, command)
    }
  },
})

/** A script gets the verdicts; without one the page of the stored list shows them. */
async function check(
  { sender, locale, fields, wantsJson }: CartSubmission,
  { rows, paste }: QuickOrderCommand,
) {
  const href = await storeList(sender, { rows, paste }, await ownListId(sender, fields))
  if (!wantsJson) return { kind: 'next', href } as const
  const checked = await checkList(sender, rows, Date.now())
  if (!checked.ok) return failedBy(checked.error)
  return { kind: 'next', href, view: listView(locale, checked.value) } as const
}

/** Changes the list itself; its page checks it. */
async function change(
  { sender, fields }: CartSubmission,
  command: QuickOrderCommand,
): Promise<QuickOrderResult> {
  const { intent, rows, paste } = command
  const id = await ownListId(sender, fields)
  if (intent === 'clear') {
    // The list before stays stored, so that clearing can be undone.
    const cleared = await saveList(sender, { rows, paste }, id)
    return { kind: 'next', href: await storeList(sender, { rows: [], cleared }) }
  }
  if (intent === 'rows') {
    const more = Math.max(rows.length, Math.min(MOST_ROWS, rows.length + ROWS_AT_ONCE))
    return { kind: 'next', href: await storeList(sender, { rows: padded(rows, more), paste }, id) }
  }
  return { kind: 'next', href: await storeList(sender, readList(command), id) }
}
