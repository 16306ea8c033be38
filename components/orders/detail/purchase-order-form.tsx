import { Checkbox } from '@/components/form/fields/checkbox'
import { TextInput } from '@/components/form/fields/text-input'
import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { DocumentInput } from '@/components/page/document-input'
import { DocumentLink } from '@/components/page/document-link'
import { Button } from '@/components/ui/button'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { mendErrors } from '@/lib/order-changes/mend-errors'
import { MEND_FIELDS, ORDER_FIELD } from '@/lib/order-changes/order-fields'
import { orderActionPath } from '@/lib/site/order-paths'
import type { HoldFormProps } from './hold-form-props'

const HEADING_ID = 'mend-purchase-order'

/** Form with the number and the document of the purchase order that an order waits for. */
export function PurchaseOrderForm({ locale, order, hidden, rejected }: HoldFormProps) {
  const t = getTranslator(locale, 'orders')
  const words = fieldWords(locale)
  const errors = mendErrors(locale, rejected?.errors ?? NO_ERRORS)
  const used = rejected?.errors?.fieldErrors.find(({ code }) => code === 'numberUsed')
  const { purchaseOrderNumber, document, reuse } = MEND_FIELDS
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-xl">
        {t('mend.purchaseOrder.title')}
      </h2>
      <CustomerOnlyForm
        {...{ locale, hidden }}
        action={orderActionPath(locale, 'purchase-order')}
        encType="multipart/form-data"
        className="mt-3 space-y-5"
        noValidate
        data-storable
        data-shown-again={rejected?.fields[purchaseOrderNumber] ? '' : undefined}
      >
        <input type="hidden" name={ORDER_FIELD} value={order.code} />
        <TextInput
          name={purchaseOrderNumber}
          label={t('mend.purchaseOrder.number')}
          words={words}
          error={errors.at(purchaseOrderNumber)}
          defaultValue={rejected?.fields[purchaseOrderNumber] ?? ''}
          autoComplete="off"
        />
        {used !== undefined && (
          <Checkbox
            name={reuse}
            words={words}
            label={t('mend.purchaseOrder.reuse', { code: String(used.params?.order ?? '') })}
          />
        )}
        {order.purchaseOrderDocument !== undefined && (
          <p className="wrap-anywhere">
            {t('mend.received')} <DocumentLink {...{ locale }} document={order.purchaseOrderDocument} isOwn />
            . {t('mend.replaced')}
          </p>
        )}
        <DocumentInput
          locale={locale}
          kinds="pdf"
          name={document}
          label={t('mend.purchaseOrder.document')}
          hint={t('mend.purchaseOrder.documentHint')}
          words={words}
          error={errors.at(document)}
          optional
        />
        <Button type="submit">{t('mend.purchaseOrder.submit')}</Button>
      </CustomerOnlyForm>
    </section>
  )
}
