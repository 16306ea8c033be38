import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button'
import { DescriptionList } from '@/components/ui/description-list'
import { PrintButton } from '@/components/ui/print-button'
import type { InvoicePayment } from '@/lib/contract/commerce/invoice/invoice-payment'
import { formatPrice } from '@/lib/format/money'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import {
  paymentFacts,
  paymentHeadline,
  paymentSums,
  transferFacts,
} from '@/lib/invoices/payment/payment-facts'
import { invoiceReceiptPath, invoicesPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; payment: InvoicePayment; isGuest: boolean }

/** A payment that was made or announced: its number, what it paid and what is still due. */
export function PaymentConfirmation({ locale, payment, isGuest }: Props) {
  const t = getTranslator(locale, 'invoices')
  const { code, email, status } = payment
  const isTransfer = status === 'PENDING_TRANSFER'
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[
          ...storeCrumbs(locale),
          { label: t('title'), href: invoicesPath(locale) },
          { label: t('confirmation.title') },
        ]}
      />
      <h1 className="mt-4">{paymentHeadline(locale, payment)}</h1>
      <p className="mt-4 text-xl">
        {t('confirmation.number')} <strong>{code}</strong>
      </p>
      {status !== 'CANCELLED' && (
        <p className="mt-3 wrap-anywhere">
          {t(isTransfer ? 'confirmation.mailedTransfer' : 'confirmation.mailed', { email })}
        </p>
      )}
      <Transfer {...{ locale, payment }} />
      <div className="mt-6 max-w-prose">
        <DescriptionList
          descriptions={paymentFacts(locale, payment).map(({ term, text }) => ({ term, description: text }))}
        />
      </div>
      <Lines {...{ locale, payment }} />
      <p className="no-print mt-8 flex flex-wrap gap-4">
        <ButtonLink href={invoicesPath(locale)}>
          {t(isGuest ? 'outcome.another' : 'outcome.toInvoices')}
        </ButtonLink>
        {status !== 'CANCELLED' && !isTransfer && (
          <ButtonLink href={invoiceReceiptPath(locale, code)} variant="secondary">
            {t('confirmation.receipt')}
          </ButtonLink>
        )}
        <PrintButton label={t('confirmation.print')} />
      </p>
    </div>
  )
}

type PartProps = Omit<Props, 'isGuest'>

const TRANSFER_ID = 'invoice-transfer'

/** Where to transfer the money, and with which reference. */
function Transfer({ locale, payment }: PartProps) {
  const facts = transferFacts(locale, payment)
  if (facts.length === 0) return null
  const t = getTranslator(locale, 'orders')
  return (
    <section aria-labelledby={TRANSFER_ID} className="mt-8 max-w-prose">
      <h2 id={TRANSFER_ID} className="text-xl">
        {t('transfer.title')}
      </h2>
      <p className="mt-2 mb-4">{getTranslator(locale, 'invoices')('confirmation.transferText')}</p>
      <DescriptionList descriptions={facts.map(({ term, text }) => ({ term, description: text }))} />
    </section>
  )
}

const LINES_ID = 'paid-invoices'

/** Each invoice with what was paid of it and what is still due, then the sums. */
function Lines({ locale, payment }: PartProps) {
  const t = getTranslator(locale, 'invoices')
  const paid = t(payment.status === 'PENDING_TRANSFER' ? 'confirmation.announced' : 'confirmation.paid')
  return (
    <section aria-labelledby={LINES_ID} className="mt-8 max-w-prose">
      <h2 id={LINES_ID} className="text-xl">
        {t('confirmation.invoices')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {payment.invoices.map(({ invoiceNumber: number, amount, open }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <span className="font-semibold">{t('named', { number })}</span>
            <span>
              {paid} {formatPrice(locale, amount)}
              {' · '}
              {t('confirmation.left')} {formatPrice(locale, open)}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <DescriptionList
          descriptions={paymentSums(locale, payment).map(({ term, text, isTotal }) => ({
            term,
            description: isTotal ? <strong>{text}</strong> : text,
          }))}
        />
      </div>
    </section>
  )
}
