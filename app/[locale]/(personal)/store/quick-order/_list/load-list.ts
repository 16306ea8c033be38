import { cookies } from 'next/headers'
import type { ShownList } from '@/components/quick-order/quick-order-page'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { fetchCartBadge } from '@/lib/backends/commerce/carts.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import type { FormErrors } from '@/lib/forms/form-errors'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { submissionKeyIn } from '@/lib/forms/submission-key'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { loadLatestOrders } from '@/lib/orders/history/load-latest-orders.server'
import { checkList } from '@/lib/quick-order/check-list.server'
import { fileRefusalOf } from '@/lib/quick-order/file-refusal'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import { listView } from '@/lib/quick-order/list-view'
import { isEmptyRow, MOST_FILE_BYTES, readRows, rowOfField } from '@/lib/quick-order/rows'
import { listPath } from '@/lib/quick-order/stored-list.server'
import { loadSavedCarts } from '@/lib/saved-carts/saved-carts-beside.server'
import { readSender, type Sender, senderId } from '@/lib/session/customer.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { firstParam } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import type { StoreRequest } from '../../_shell/store-page'

/** Loads the list that the address names, or an empty one, with the verdict of every line. */
export async function loadList({ locale, parameters }: StoreRequest) {
  const now = Date.now()
  const [stored, sender] = await Promise.all([
    rejectedFormOfPage(parameters),
    readSender(locale, cookieMapOf(await cookies()), now),
  ])
  const { fields = {} } = stored ?? {}
  const errors = errorsOf(stored?.errors, parameters)
  const rows = readRows(fields)
  const [checked, hidden, sources] = await Promise.all([
    checkList(sender, rows, now),
    newHiddenFields(senderId(sender), submissionKeyIn(parameters)),
    rows.every(isEmptyRow) ? loadSources(sender) : undefined,
  ])
  const shown = checked.ok
    ? checked.value
    : { verdicts: rows.map(() => ({ kind: 'empty' }) as const), qualification: undefined }
  const cleared = fields[LIST_FIELDS.cleared]
  const list: ShownList = {
    rows,
    view: listView(locale, shown, refusalsIn(errors.fieldErrors)),
    isAway: !checked.ok,
    listId: stored === undefined ? '' : firstParam(parameters, REJECTED_FORM_PARAMETER),
    paste: fields[LIST_FIELDS.paste] ?? '',
    added: Number(fields[LIST_FIELDS.added] ?? 0),
    undoHref: cleared === undefined ? undefined : listPath(locale, cleared),
  }
  return { list, errors, hidden, sources }
}

/** What a user has ordered or saved, to order it again, and the cart that a saved cart would be added to. */
async function loadSources({ customer }: Sender) {
  if (customer.kind !== 'signedIn') return undefined
  const { context } = customer
  const [orders, lists, cart, flags] = await Promise.all([
    loadLatestOrders(customer),
    loadSavedCarts(customer),
    fetchCartBadge(context, ACTIVE_CART, BESIDE_DEADLINE_MS),
    getFlags(context.locale, context.user.id),
  ])
  const hasHistory = flags.values['order-history']
  return { orders, hasHistory, lists, cart: cart.ok ? cart.value : undefined }
}

/** The errors of the stored list; of a file that was refused before the list was read, its own. */
function errorsOf(stored: FormErrors = NO_ERRORS, parameters: StoreRequest['parameters']): FormErrors {
  const code = fileRefusalOf(parameters)
  if (code === undefined) return stored
  const params = { max: MOST_FILE_BYTES / 1_000 }
  return { formErrors: [], fieldErrors: [{ name: LIST_FIELDS.file, code, params }] }
}

/** Reasons of commerce by row. */
const refusalsIn = (errors: FormErrors['fieldErrors']): ReadonlyMap<number, string> =>
  new Map(
    errors.flatMap(({ name, params }) => {
      const row = rowOfField(name)
      return row === undefined || params?.text === undefined ? [] : [[row, String(params.text)] as const]
    }),
  )
