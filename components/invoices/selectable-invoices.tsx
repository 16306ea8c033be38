import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import {
  INVOICES_CSV_PATH,
  invoiceFilePath,
  invoicePath,
  invoicePaymentPath,
} from '@/lib/site/invoice-routes'
import { SELECTED_INVOICE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { InvoiceBadge } from './invoice-badge'

type Props = { locale: Locale; invoices: readonly Invoice[] }

/** Invoices of a page, which can be chosen to pay them, or to save them as a file. */
export function SelectableInvoices({ locale, invoices }: Props) {
  return (
    <form action={invoicePaymentPath(locale)} method="get">
      <input type="hidden" name="locale" value={locale} />
      <ul className="mt-6 space-y-4">
        {invoices.map(invoice => (
          <li key={invoice.invoiceNumber}>
            <InvoiceEntry {...{ locale, invoice }} />
          </li>
        ))}
      </ul>
      <p className="no-print mt-4 flex flex-wrap gap-4">
        {invoices.some(({ payable }) => payable) && (
          <Button type="submit">{getTranslator(locale, 'invoices')('pay.selected')}</Button>
        )}
        <Button type="submit" variant="secondary" formAction={INVOICES_CSV_PATH}>
          {getTranslator(locale, 'invoices')('csv.chosen')}
        </Button>
      </p>
    </form>
  )
}

function InvoiceEntry({ locale, invoice }: { locale: Locale; invoice: Invoice }) {
  const t = getTranslator(locale, 'invoices')
  const { invoiceNumber: number, open, total } = invoice
  return (
    <Card>
      <InvoiceBadge {...{ locale, invoice }} />
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="min-w-0 text-xl wrap-anywhere">
          <a href={invoicePath(locale, number)}>{t('named', { number })}</a>
        </h2>
        <p className="text-lg font-semibold">{amountText(locale, { open, total })}</p>
      </div>
      <p className="mt-1 text-sm text-muted">{factsOf(locale, invoice).join(' · ')}</p>
      <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="inline-flex items-center gap-3 py-2">
          <input
            type="checkbox"
            name={SELECTED_INVOICE_PARAMETER}
            value={number}
            className="size-6 shrink-0 cursor-pointer accent-accent"
          />
          {t('choose', { number })}
        </label>
        <a href={invoiceFilePath(locale, number)} download className="inline-block py-2">
          {t('pdf', { number })}
        </a>
      </div>
    </Card>
  )
}

/** What is due of the total; the total alone where nothing is. */
function amountText(locale: Locale, { open, total }: Pick<Invoice, 'open' | 'total'>): string {
  const all = formatPrice(locale, total)
  if (open.value === 0) return all
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
