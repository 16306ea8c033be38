import 'server-only'
import { readShopper, type Shopper } from '@/lib/cart/access/shopper.server'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { addList } from '@/lib/quick-order/add-list.server'
import { passOn } from '@/lib/quick-order/pass-on.server'
import { type QuickOrderNext, STORED_QUICK_ORDER_RESULT } from '@/lib/quick-order/quick-order-result'
import { type QuickRow, readRows, rowFields } from '@/lib/quick-order/rows'
import { ok } from '@/lib/result/result'
import { reorderPath } from '@/lib/site/order-paths'
import { ORDER_FORM, orderIn, pageOfOrder, parseOrder } from './order-form.server'

type Command = { intent: 'add' | 'save' | 'quote'; rows: readonly QuickRow[] }

/** Rows that are wanted: an empty quantity and 0 leave an item out. */
const isWanted = ({ code, quantity }: QuickRow): boolean => code !== '' && !/^0*$/.test(quantity)

/**
 * Orders again what was ordered, or a part of it: into the cart, a saved cart or a quote. What cannot be
 * added is shown as a list of the quick order, each line with its reason.
 */
export const handleReorder = defineForm<Shopper, Command, QuickOrderNext>({
  ...ORDER_FORM,
  readSender: readShopper,
  name: 'reorder',
  page: submission => {
    const code = orderIn(submission)
    return code === '' ? pageOfOrder(submission) : reorderPath(submission.locale, code)
  },
  typed: ({ fields }) => rowFields(readRows(fields)),
  parse: submission => {
    const code = parseOrder(submission)
    if (!code.ok) return code
    const { intent } = submission.fields
    return ok({
      intent: intent === 'save' || intent === 'quote' ? intent : 'add',
      rows: readRows(submission.fields).filter(isWanted),
    })
  },
  result: STORED_QUICK_ORDER_RESULT,
  submit: async (submission, { intent, rows }, keys) => {
    if (rows.length === 0) return { kind: 'rejected', errors: formError('none') }
    const command = { intent, rows, paste: '' }
    return intent === 'add' ? addList(submission, command, keys) : passOn(submission, command)
  },
})
