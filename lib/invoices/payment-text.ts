import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type PaymentOfInvoice = NonNullable<Invoice['payments']>[number]

/** How and when something came off an invoice, or was announced. */
export function paymentText(
  locale: Locale,
  { method, status, paidAt, creditNumber: number = '' }: PaymentOfInvoice,
): string {
  const t = getTranslator(locale, 'invoices')
  const date = formatDate(locale, paidAt) ?? paidAt
  if (status === 'PENDING_TRANSFER') return t('payments.announced', { date })
  return t(`payments.${method}`, { date, number })
}
