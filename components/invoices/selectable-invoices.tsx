import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { INVOICES_CSV_PATH, invoiceFilePath, invoicePath, invoicePaymentPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'
import { invoiceBadges } from './invoice-badges'
import type { InvoiceEntry } from './invoice-entries'
import { InvoiceEntriesView } from './invoice-entries-view'

type Props = { locale: Locale; invoices: readonly Invoice[] }

/** Invoices of a page, which can be chosen to pay them, or to save them as a file. Once per page. */
export function SelectableInvoices({ locale, invoices }: Props) {
  const t = getTranslator(locale, 'invoices')
  return (
    <InvoiceEntriesView
      data={staticMarkupData({
        locale,
        action: invoicePaymentPath(locale),
        entries: invoices.map(invoice => entryOf(locale, invoice)),
        pay: invoices.some(({ payable }) => payable) ? t('pay.selected') : undefined,
        csv: { label: t('csv.chosen'), action: INVOICES_CSV_PATH },
      })}
    />
  )
}

function entryOf(locale: Locale, invoice: Invoice): InvoiceEntry {
  const t = getTranslator(locale, 'invoices')
  const { invoiceNumber: number, open, total } = invoice
  return {
    number,
    name: t('named', { number }),
    href: invoicePath(locale, number),
    badges: invoiceBadges(locale, invoice),
    amount: amountText(locale, { open, total }),
    facts: factsOf(locale, invoice),
    chooseLabel: t('choose', { number }),
    pdf: { label: t('pdf', { number }), href: invoiceFilePath(locale, number) },
  }
}

/** What is due of the total; the total alone where nothing or all of it is. */
function amountText(locale: Locale, { open, total }: Pick<Invoice, 'open' | 'total'>): string {
  const all = formatPrice(locale, total)
  if (open.value === 0 || open.value === total.value) return all
  return getTranslator(locale, 'invoices')('openOf', { open: formatPrice(locale, open), total: all })
}

function factsOf(locale: Locale, invoice: Invoice): readonly string[] {
  const t = getTranslator(locale, 'invoices')
  const { issuedOn, dueOn, orderCode, purchaseOrderNumber: number, organization, pending } = invoice
  return [
    t('issued', { date: formatDate(locale, issuedOn) ?? issuedOn }),
    t('due', { date: formatDate(locale, dueOn) ?? dueOn }),
    ...(orderCode === undefined ? [] : [t('order', { code: orderCode })]),
    ...(number === undefined ? [] : [t('purchaseOrder', { number })]),
    ...(organization === undefined ? [] : [organization.name]),
    ...(pending === undefined ? [] : [t('pending', { amount: formatPrice(locale, pending) })]),
  ]
}
