import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { addPurchaseOrder, fileFaultOf, removePurchaseOrder } from '@/lib/backends/commerce/documents.server'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn } from '@/lib/session/customer.server'
import { keepOwnChange } from '../review/reviewed.server'
import { type ShownOn, shownOnOf } from '../shown-on'
import { fetchActiveCart } from '../visitor.server'
import { digestOf } from './digest.server'
import { backToPayment, backWithFault, keepTypedPayment, OWN_DOCUMENT_FORM } from './own-document-form.server'
import { type ReadDocument, readDocument } from './read-document'

type Command = { intent: 'remove' } | { intent: 'upload'; document: ReadDocument; digest: string }

/**
 * Adds, replaces or removes the document of the cart's purchase order; not if the account was switched since
 * the page showed it.
 */
export const handlePurchaseOrder = defineForm<Shopper, Command, NextResult>({
  ...OWN_DOCUMENT_FORM,
  name: 'purchase-order-document',
  parse: async ({ fields }) => {
    if (fields.intent === 'remove') return ok({ intent: 'remove' })
    if (fields.intent !== 'upload') return failed('malformed')
    const document = await readDocument(fields.document, ['pdf'])
    return ok({ intent: 'upload', document, digest: await digestOf(document) })
  },
  content: command => (command.intent === 'remove' ? command.intent : command.digest),
  result: STORED_FORM_RESULT,
  submit: async ({ sender, fields }, command) => {
    const context = requireSignedIn(sender)
    await keepTypedPayment(context.user.id, fields)
    return withCartLock<ResultOf<NextResult>>(sender, failedBy, () =>
      change(context, command, shownOnOf(fields)),
    )
  },
})

async function change(
  context: SignedInContext,
  command: Command,
  shownOn: ShownOn,
): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const place = { locale, shownOn }
  const t = getTranslator(locale, 'checkout')
  if (command.intent === 'remove') {
    const before = await fetchActiveCart(context)
    const removed = await removePurchaseOrder(context)
    if (!removed.ok) return failedBy(removed.error)
    await keepDocument(context, before, undefined)
    return backToPayment(place, 'success', t('document.removed'))
  }
  const { document } = command
  if ('fault' in document) return backWithFault(place, document.fault)
  const before = await fetchActiveCart(context)
  const added = await addPurchaseOrder(context, document.file)
  if (added.ok) {
    await keepDocument(context, before, added.value)
    return backToPayment(place, 'success', t('document.added', { name: added.value.fileName }))
  }
  const fault = fileFaultOf(added.error)
  return fault === undefined ? failedBy(added.error) : backWithFault(place, fault)
}

/** Counts the document as seen, so that the review does not tell users of what they have sent themselves. */
async function keepDocument(
  context: SignedInContext,
  before: Awaited<ReturnType<typeof fetchActiveCart>>,
  purchaseOrderDocument: Cart['purchaseOrderDocument'],
): Promise<void> {
  if (!before.ok || before.value === undefined) return
  await keepOwnChange(context, before.value, { ...before.value, purchaseOrderDocument })
}
