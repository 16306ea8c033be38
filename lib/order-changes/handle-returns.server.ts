import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import { requestReturn, withdrawReturn } from '@/lib/backends/commerce/returns.server'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { orderReturnPath } from '@/lib/site/order-paths'
import { isCode } from '@/lib/validation/codes'
import { backToOrder, isLate, ORDER_FORM, orderIn, pageOfOrder, parseOrder } from './order-form.server'
import { readUnits, typedUnits } from './read-units'

type Command =
  | { kind: 'request'; code: string; typed: Record<string, string> }
  | { kind: 'withdraw'; code: string; request: string }

/** Requests a return of units of an order, or takes one back. */
export const handleReturns = defineForm<Sender, Command, NextResult>({
  ...ORDER_FORM,
  name: 'order-return',
  page: submission => {
    const code = orderIn(submission)
    const isRequest = submission.fields.intent !== 'withdraw'
    return code === '' || !isRequest ? pageOfOrder(submission) : orderReturnPath(submission.locale, code)
  },
  typed: ({ fields }) => typedUnits(fields),
  parse: submission => {
    const code = parseOrder(submission)
    if (!code.ok) return code
    const { intent, request, ...fields } = submission.fields
    if (intent !== 'withdraw') return ok({ kind: 'request', code: code.value, typed: typedUnits(fields) })
    return typeof request === 'string' && isCode(request)
      ? ok({ kind: 'withdraw', code: code.value, request })
      : failed('malformed')
  },
  submit: ({ sender }, command, { key }) => {
    const context = requireSignedIn(sender)
    return command.kind === 'withdraw' ? withdraw(context, command) : request(context, command, key)
  },
})

async function request(
  context: SignedInContext,
  { code, typed }: Extract<Command, { kind: 'request' }>,
  key: string,
): Promise<ResultOf<NextResult>> {
  const order = await fetchOrder(context, code)
  if (!order.ok) return failedBy(order.error)
  const choosable = order.value.entries.map(({ entryNumber, returnableQuantity: most }) => ({
    entryNumber,
    most,
  }))
  const units = readUnits(typed, choosable)
  if (!units.ok) return { kind: 'rejected', errors: { fieldErrors: units.error, formErrors: [] } }
  if (units.value.length === 0)
    return { kind: 'rejected', errors: formError(order.value.returnable ? 'none' : 'tooLate') }
  const requested = await requestReturn(context, { code, units: units.value }, key)
  if (requested.ok) {
    const { rma } = requested.value
    const message = getTranslator(context.locale, 'orders')('returns.done', { rma })
    return backToOrder(context.locale, code, message)
  }
  if (isLate(requested.error)) return { kind: 'rejected', errors: formError('tooLate') }
  if (requested.error.code === 'ValidationError') return { kind: 'rejected', errors: formError('changed') }
  return failedBy(requested.error)
}

async function withdraw(
  context: SignedInContext,
  { code, request: number }: Extract<Command, { kind: 'withdraw' }>,
): Promise<ResultOf<NextResult>> {
  const t = getTranslator(context.locale, 'orders')
  const withdrawn = await withdrawReturn(context, number)
  if (withdrawn.ok) return backToOrder(context.locale, code, t('returns.withdrawn'))
  return isLate(withdrawn.error)
    ? backToOrder(context.locale, code, t('returns.notWithdrawn'), 'caution')
    : failedBy(withdrawn.error)
}
