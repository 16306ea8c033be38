import 'server-only'
import { fileFaultOf } from '@/lib/backends/commerce/documents.server'
import { sendOrderDocument } from '@/lib/backends/commerce/order-changes.server'
import { digestOf } from '@/lib/checkout/documents/digest.server'
import { type ReadDocument, readDocument } from '@/lib/checkout/documents/read-document'
import { DOCUMENT_BODY_BYTES } from '@/lib/config/body-limits'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { backToOrder, isLate, ORDER_FORM, pageOfOrder, parseOrder } from './order-form.server'

type Command = { code: string; document: ReadDocument; digest: string }

const rejected = (code: string) =>
  ({
    kind: 'rejected',
    errors: { fieldErrors: [{ name: 'certificate', code }], formErrors: [] },
  }) as const

/** Sends a certificate of the qualified user that an order waits for. */
export const handleCertificate = defineForm<Sender, Command, NextResult>({
  ...ORDER_FORM,
  name: 'order-certificate',
  body: { multipart: true, maxBytes: DOCUMENT_BODY_BYTES },
  page: pageOfOrder,
  typed: () => ({}),
  parse: async submission => {
    const code = parseOrder(submission)
    if (!code.ok) return code
    const document = await readDocument(submission.fields.certificate, ['pdf', 'png', 'jpeg'])
    return ok({ code: code.value, document, digest: await digestOf(document) })
  },
  content: ({ code, digest }) => [code, digest],
  submit: async ({ sender, locale }, { code, document }) => {
    if ('fault' in document) return rejected(document.fault)
    const t = getTranslator(locale, 'orders')
    const input = { kind: 'certificate', file: document.file } as const
    const sent = await sendOrderDocument(requireSignedIn(sender), code, input)
    if (sent.ok) return backToOrder(locale, code, t('mend.certificate.done'))
    if (isLate(sent.error)) return backToOrder(locale, code, t('mend.over'), 'caution')
    const fault = fileFaultOf(sent.error)
    return fault === undefined ? failedBy(sent.error) : rejected(fault)
  },
})
