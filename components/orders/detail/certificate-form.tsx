import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { DocumentInput } from '@/components/page/document-input'
import { DocumentLink } from '@/components/page/document-link'
import { Button } from '@/components/ui/button'
import { formatDate } from '@/lib/format/date'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { mendErrors } from '@/lib/order-changes/mend-errors'
import { ORDER_FIELD } from '@/lib/order-changes/order-fields'
import { orderActionPath } from '@/lib/site/order-paths'
import type { HoldFormProps } from './hold-form-props'

const NAME = 'certificate'
const HEADING_ID = 'mend-certificate'

/** Form with a certificate of the qualified user for whom an order waits. */
export function CertificateForm({ locale, order, hidden, rejected }: HoldFormProps) {
  const t = getTranslator(locale, 'orders')
  const errors = mendErrors(locale, rejected?.errors ?? NO_ERRORS)
  const sent = order.certificateSent
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-xl">
        {t('mend.certificate.title')}
      </h2>
      {sent !== undefined && (
        <p className="mt-3">{t('mend.certificate.sent', { date: formatDate(locale, sent) ?? sent })}</p>
      )}
      <CustomerOnlyForm
        {...{ locale, hidden }}
        action={orderActionPath(locale, 'certificate')}
        encType="multipart/form-data"
        className="mt-3 space-y-5"
        noValidate
      >
        <input type="hidden" name={ORDER_FIELD} value={order.code} />
        {order.certificate !== undefined && (
          <p className="wrap-anywhere">
            {t('mend.received')} <DocumentLink {...{ locale }} document={order.certificate} isOwn />
          </p>
        )}
        <DocumentInput
          locale={locale}
          kinds="pdfOrImage"
          name={NAME}
          label={t('mend.certificate.label')}
          hint={t('mend.certificate.hint')}
          words={fieldWords(locale)}
          error={errors.at(NAME)}
        />
        <Button type="submit" variant="secondary">
          {t('mend.certificate.submit')}
        </Button>
      </CustomerOnlyForm>
    </section>
  )
}
