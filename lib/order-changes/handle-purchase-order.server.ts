import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fileFaultOf } from '@/lib/backends/commerce/documents.server'
import { sendOrderDocument, sendPurchaseOrderNumber } from '@/lib/backends/commerce/order-changes.server'
import { digestOf } from '@/lib/checkout/documents/digest.server'
import { type ReadDocument, readDocument } from '@/lib/checkout/documents/read-document'
import { isNumberUsed, usedNumberQuestion } from '@/lib/checkout/used-purchase-order-number'
import { DOCUMENT_BODY_BYTES } from '@/lib/config/body-limits'
import { PURCHASE_ORDER_NUMBER } from '@/lib/contract/commerce/payment/purchase-order'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok, type Problem } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { MEND_FIELDS } from './order-fields'
import { backToOrder, isLate, ORDER_FORM, pageOfOrder, parseOrder } from './order-form.server'

type Command = { code: string; number: string; isReused: boolean; document?: ReadDocument; digest: string }

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Sends the purchase order that an order waits for: its number, and the document if there is one. */
export const handleOrderPurchaseOrder = defineForm<Sender, Command, NextResult>({
  ...ORDER_FORM,
  name: 'order-purchase-order',
  body: { multipart: true, maxBytes: DOCUMENT_BODY_BYTES },
  page: pageOfOrder,
  typed: ({ fields }) => ({ [MEND_FIELDS.purchaseOrderNumber]: textIn(fields.purchaseOrderNumber) }),
  parse: async submission => {
    const code = parseOrder(submission)
    if (!code.ok) return code
    const { document: sent, purchaseOrderNumber, reuse } = submission.fields
    const hasFile = sent instanceof File && sent.size > 0
    const document = hasFile ? await readDocument(sent, ['pdf']) : undefined
    return ok({
      code: code.value,
      number: textIn(purchaseOrderNumber),
      isReused: reuse === 'on',
      ...(document && { document }),
      digest: document === undefined ? '' : await digestOf(document),
    })
  },
  content: ({ code, number, isReused, digest }) => [code, number, isReused, digest],
  submit: ({ sender }, command) => send(requireSignedIn(sender), command),
})

const rejected = (...fieldErrors: readonly FieldRefusal[]): ResultOf<NextResult> => ({
  kind: 'rejected',
  errors: { fieldErrors, formErrors: [] },
})

async function send(context: SignedInContext, command: Command): Promise<ResultOf<NextResult>> {
  const { code, number, isReused, document } = command
  const { locale } = context
  const wrong = [
    ...(PURCHASE_ORDER_NUMBER.test(number)
      ? []
      : [{ name: 'purchaseOrderNumber', code: number === '' ? 'numberRequired' : 'invalid' }]),
    ...(document !== undefined && 'fault' in document ? [{ name: 'document', code: document.fault }] : []),
  ]
  if (wrong.length > 0) return rejected(...wrong)
  const late = () => backToOrder(locale, code, getTranslator(locale, 'orders')('mend.over'), 'caution')
  if (document !== undefined && 'file' in document) {
    const kind = 'purchaseOrderDocument'
    const added = await sendOrderDocument(context, code, { kind, file: document.file })
    if (!added.ok) return isLate(added.error) ? late() : refusedFile(added.error)
  }
  const input = { purchaseOrderNumber: number, ...(isReused && { purchaseOrderReused: true }) }
  const sent = await sendPurchaseOrderNumber(context, code, input)
  if (sent.ok) return backToOrder(locale, code, getTranslator(locale, 'orders')('mend.purchaseOrder.done'))
  if (isLate(sent.error)) return late()
  return isNumberUsed(sent.error)
    ? rejected(usedNumberQuestion(locale, sent.error, number))
    : failedBy(sent.error)
}

function refusedFile(problem: Problem): ResultOf<NextResult> {
  const fault = fileFaultOf(problem)
  return fault === undefined ? failedBy(problem) : rejected({ name: 'document', code: fault })
}
