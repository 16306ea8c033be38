import { DocumentInput } from '@/components/page/document-input'
import { DocumentLink } from '@/components/page/document-link'
import { Button } from '@/components/ui/button'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatNumber } from '@/lib/format/list'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { purchaseOrderActionPath } from '@/lib/site/document-paths'
import type { Locale } from '@/lib/site/sites'

const NAME = 'document'

const BYTES_PER_MEGABYTE = 1_048_576

type Props = { locale: Locale; document: Cart['purchaseOrderDocument'] }

/**
 * The document of a purchase order: to be saved, replaced or removed. Its buttons submit the form of the
 * payment to a handler of their own, which keeps what else was typed.
 */
export function PurchaseOrderDocument({ locale, document }: Props) {
  const t = getTranslator(locale, 'checkout')
  const toHandler = { formAction: purchaseOrderActionPath(locale), formEncType: 'multipart/form-data' }
  return (
    <div className="max-w-form space-y-3">
      {document !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="min-w-0 wrap-anywhere">
            <DocumentLink locale={locale} document={document} isOwn />{' '}
            {t('document.size', {
              size: formatNumber(locale, Math.max(0.1, document.size / BYTES_PER_MEGABYTE), 1),
            })}
          </p>
          <Button
            type="submit"
            variant="quiet"
            {...toHandler}
            name="intent"
            value="remove"
            aria-label={t('document.removeNamed', { name: document.fileName })}
          >
            {t('document.remove')}
          </Button>
        </div>
      )}
      <DocumentInput
        locale={locale}
        kinds="pdf"
        name={NAME}
        words={fieldWords(locale)}
        label={t('document.label')}
        hint={t('document.hint')}
        optional
      />
      <Button type="submit" variant="secondary" {...toHandler} name="intent" value="upload">
        {t(document === undefined ? 'document.upload' : 'document.replace')}
      </Button>
    </div>
  )
}
