import type { Order } from '@/lib/contract/commerce/order/order'
import { getTranslator } from '@/lib/i18n/translator'
import { invoicePdfPath, orderPdfPath, packingListPdfPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: Order; isOwn: boolean }

const HEADING_ID = 'order-documents'

/** The documents of an order, each as a PDF file. */
export function OrderDocuments({ locale, order, isOwn }: Props) {
  const { code, consignments, invoices = [], fromPreviousSystem } = order
  const t = getTranslator(locale, 'orders')
  const hasShipped = consignments.some(({ trackingID }) => trackingID !== undefined)
  const documents = [
    { href: orderPdfPath(locale, code), label: t('documents.confirmation') },
    ...(hasShipped ? [{ href: packingListPdfPath(locale, code), label: t('documents.packingList') }] : []),
    ...(isOwn
      ? invoices.map(({ invoiceNumber: number }) => ({
          href: invoicePdfPath(locale, code),
          label: t('documents.invoice', { number }),
        }))
      : []),
  ]
  return (
    <section aria-labelledby={HEADING_ID} className="no-print">
      <h2 id={HEADING_ID} className="text-xl">
        {t('documents.title')}
      </h2>
      <ul className="mt-2">
        {documents.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {fromPreviousSystem && <p className="mt-2 text-sm text-muted">{t('previous.documents')}</p>}
    </section>
  )
}
