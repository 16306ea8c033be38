import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { addTaxExemption, fileFaultOf } from '@/lib/backends/commerce/documents.server'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { requireSignedIn } from '@/lib/session/customer.server'
import { type FormValues, readFields } from '@/lib/validation/form-input'
import { fetchActiveCart } from '../visitor.server'
import { digestOf } from './digest.server'
import { checkExemption, EXEMPTION_FIELDS, exemptionDay, exemptionRegion } from './exemption'
import { backToPayment, keepTypedPayment, OWN_DOCUMENT_FORM } from './own-document-form.server'
import { type ReadDocument, readDocument } from './read-document'

type Command = { values: FormValues<typeof EXEMPTION_FIELDS>; certificate: ReadDocument; digest: string }

/**
 * Sends in the certificate of a tax exemption for the account and the region of the cart, which are never
 * read from the form; not if the account was switched since the page showed it.
 */
export const handleExemption = defineForm<Shopper, Command, NextResult>({
  ...OWN_DOCUMENT_FORM,
  name: 'tax-exemption',
  typed: ({ fields }) => {
    const { signed, ...texts } = readFields(fields, EXEMPTION_FIELDS)
    return { ...OWN_DOCUMENT_FORM.typed({ fields }), ...texts, ...(signed && { signed: 'on' }) }
  },
  parse: async ({ fields }) => {
    const certificate = await readDocument(fields.certificate, ['pdf', 'png', 'jpeg'])
    const values = readFields(fields, EXEMPTION_FIELDS)
    return ok({ values, certificate, digest: await digestOf(certificate) })
  },
  content: ({ values, digest }) => ({ values, digest }),
  result: STORED_FORM_RESULT,
  submit: async ({ sender, fields }, command) => {
    const context = requireSignedIn(sender)
    await keepTypedPayment(context.user.id, fields)
    return withCartLock<ResultOf<NextResult>>(sender, failedBy, () => sendIn(context, command))
  },
})

const rejected = (...fieldErrors: readonly FieldRefusal[]): ResultOf<NextResult> => ({
  kind: 'rejected',
  errors: { fieldErrors, formErrors: [] },
})

async function sendIn(
  context: SignedInContext,
  { values, certificate }: Command,
): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const t = getTranslator(locale, 'checkout')
  const checked = checkExemption(values, exemptionDay(locale, Date.now()))
  const file: readonly FieldRefusal[] =
    'fault' in certificate ? [{ name: 'certificate', code: certificate.fault }] : []
  if (!checked.ok || 'fault' in certificate) return rejected(...file, ...(checked.ok ? [] : checked.error))
  const cart = await fetchActiveCart(context)
  if (!cart.ok) return failedBy(cart.error)
  const region = cart.value && exemptionRegion(locale, cart.value)
  const organization = cart.value?.organization?.uid
  if (region === undefined || organization === undefined)
    return backToPayment(context, 'danger', t('exemption.noRegion'))
  const { signed: _, ...exemption } = checked.value
  const added = await addTaxExemption(context, organization, {
    ...exemption,
    region: region.isocode,
    certificate: certificate.file,
  })
  if (added.ok) return backToPayment(context, 'success', t('exemption.sent', { region: region.name }))
  if (added.error.code === 'AlreadyExistsError')
    return backToPayment(context, 'caution', t('exemption.known', { region: region.name }))
  const fault = fileFaultOf(added.error)
  return fault === undefined ? failedBy(added.error) : rejected({ name: 'certificate', code: fault })
}
