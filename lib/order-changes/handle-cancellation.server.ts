import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { cancelUnits } from '@/lib/backends/commerce/order-changes.server'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import type { Order } from '@/lib/contract/commerce/order/order'
import type { OrderUnits } from '@/lib/contract/commerce/order/return-request'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok, type Result } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { orderCancellationPath } from '@/lib/site/order-paths'
import { backToOrder, isLate, ORDER_FORM, orderIn, pageOfOrder, parseOrder } from './order-form.server'
import { readUnits, typedUnits } from './read-units'

type Command = { code: string; isWhole: boolean; typed: Record<string, string> }

/** Cancels units of an order, or all of it, until the warehouse works on it. */
export const handleCancellation = defineForm<Sender, Command, NextResult>({
  ...ORDER_FORM,
  name: 'order-cancellation',
  page: submission => {
    const code = orderIn(submission)
    return code === '' ? pageOfOrder(submission) : orderCancellationPath(submission.locale, code)
  },
  typed: ({ fields }) => typedUnits(fields),
  parse: submission => {
    const code = parseOrder(submission)
    const { fields } = submission
    return code.ok
      ? ok({ code: code.value, isWhole: fields.intent === 'whole', typed: typedUnits(fields) })
      : code
  },
  submit: async ({ sender }, command, { key }) => {
    const context = requireSignedIn(sender)
    const order = await fetchOrder(context, command.code)
    if (!order.ok) return failedBy(order.error)
    const units = unitsOf(order.value, command)
    if (!units.ok) return { kind: 'rejected', errors: { fieldErrors: units.error, formErrors: [] } }
    if (units.value.length === 0) return nothingTo(order.value)
    return cancel(context, { order: order.value, units: units.value }, key)
  },
})

type Read = Result<OrderUnits, Extract<ReturnType<typeof readUnits>, { ok: false }>['error']>

function unitsOf({ entries }: Order, { isWhole, typed }: Command): Read {
  const choosable = entries.map(({ entryNumber, cancellableQuantity: most }) => ({ entryNumber, most }))
  if (!isWhole) return readUnits(typed, choosable)
  return ok(
    choosable.flatMap(({ entryNumber, most }) =>
      most === 0 ? [] : [{ orderEntryNumber: entryNumber, quantity: most }],
    ),
  )
}

const nothingTo = ({ cancellable }: Order): ResultOf<NextResult> => ({
  kind: 'rejected',
  errors: formError(cancellable ? 'none' : 'tooLate'),
})

async function cancel(
  context: SignedInContext,
  { order, units }: { order: Order; units: OrderUnits },
  key: string,
): Promise<ResultOf<NextResult>> {
  const { code, entries } = order
  const cancelled = await cancelUnits(context, { code, units }, key)
  if (cancelled.ok) {
    const left = entries.reduce((sum, entry) => sum + entry.cancellableQuantity, 0)
    const isWhole = units.reduce((sum, { quantity }) => sum + quantity, 0) === left
    const t = getTranslator(context.locale, 'orders')
    return backToOrder(context.locale, code, t(isWhole ? 'cancellation.doneWhole' : 'cancellation.done'))
  }
  if (isLate(cancelled.error)) return { kind: 'rejected', errors: formError('tooLate') }
  // Commerce has fewer units than the order just had: another window was faster.
  if (cancelled.error.code === 'ValidationError') return { kind: 'rejected', errors: formError('changed') }
  return failedBy(cancelled.error)
}
