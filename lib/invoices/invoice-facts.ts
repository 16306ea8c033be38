import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Account, purchase order and order of an invoice as terms with texts; what it lacks is left out. */
export function invoiceFacts(
  locale: Locale,
  { organization, purchaseOrderNumber, orderCode }: Invoice,
): readonly { term: string; text: string }[] {
  const t = getTranslator(locale, 'invoices')
  const { name, customerAccountNumber: number } = organization ?? {}
  return [
    { term: t('columns.account'), text: name },
    { term: t('accountNumber'), text: number },
    { term: t('columns.purchaseOrder'), text: purchaseOrderNumber },
    { term: t('columns.order'), text: orderCode },
  ].flatMap(({ term, text }) => (text === undefined ? [] : [{ term, text }]))
}
