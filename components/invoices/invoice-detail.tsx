import { BadgeRow } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button'
import { DescriptionList } from '@/components/ui/description-list'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { CONTACT_MESSAGE } from '@/lib/contract/contact-message'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { invoiceFacts } from '@/lib/invoices/invoice-facts'
import { paymentAddress } from '@/lib/invoices/payment/selection'
import { paymentText } from '@/lib/invoices/payment-text'
import { withParameter } from '@/lib/site/address-parameters'
import { invoiceFilePath, invoicesPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'
import { invoiceBadges } from './invoice-badges'

type Props = { locale: Locale; invoice: Invoice; supportHref: string }

/** An invoice with its sums and what came off it. */
export function InvoiceDetail({ locale, invoice, supportHref }: Props) {
  const t = getTranslator(locale, 'invoices')
  const { invoiceNumber: number, disputed } = invoice
  const name = t('named', { number })
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: t('title'), href: invoicesPath(locale) }, { label: name }]}
      />
      <h1 className="mt-4">{name}</h1>
      <div className="mt-3">
        <BadgeRow badges={invoiceBadges(locale, invoice)} />
      </div>
      {disputed !== undefined && (
        <p className="mt-3 max-w-prose">
          {t('disputedSince', { date: formatDate(locale, disputed.since) ?? disputed.since })}
          {disputed.reason !== undefined && ` ${disputed.reason}`}
        </p>
      )}
      <div className="mt-6 max-w-prose">
        <DescriptionList descriptions={sumsOf(locale, invoice)} />
      </div>
      <Payments {...{ locale, invoice }} />
      <div className="no-print mt-6 flex flex-wrap gap-4">
        {invoice.payable && (
          <ButtonLink href={paymentAddress(locale, { invoices: [{ number }], credits: [] })}>
            {t('pay.one')}
          </ButtonLink>
        )}
        <ButtonLink href={invoiceFilePath(locale, number)} variant="secondary">
          {t('pdf', { number })}
        </ButtonLink>
        <ButtonLink
          href={withParameter(supportHref, CONTACT_MESSAGE, t('disputeMessage', { number }))}
          variant="quiet"
        >
          {t(disputed === undefined ? 'dispute' : 'ask')}
        </ButtonLink>
      </div>
    </div>
  )
}

function sumsOf(locale: Locale, invoice: Invoice) {
  const t = getTranslator(locale, 'invoices')
  const { issuedOn, dueOn, total, open, pending } = invoice
  return [
    { term: t('columns.issued'), description: formatDate(locale, issuedOn) ?? issuedOn },
    { term: t('columns.due'), description: formatDate(locale, dueOn) ?? dueOn },
    ...invoiceFacts(locale, invoice).map(({ term, text }) => ({ term, description: text })),
    { term: t('columns.total'), description: formatPrice(locale, total) },
    ...(pending === undefined ? [] : [{ term: t('announced'), description: formatPrice(locale, pending) }]),
    { term: t('columns.open'), description: <strong>{formatPrice(locale, open)}</strong> },
  ]
}

const HEADING_ID = 'invoice-payments'

function Payments({ locale, invoice: { payments = [] } }: { locale: Locale; invoice: Invoice }) {
  const t = getTranslator(locale, 'invoices')
  if (payments.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="mt-8 max-w-prose">
      <h2 id={HEADING_ID} className="text-xl">
        {t('payments.title')}
      </h2>
      <ul className="mt-3 space-y-2">
        {payments.map(payment => {
          const text = paymentText(locale, payment)
          const amount = formatPrice(locale, payment.amount)
          return (
            <li
              key={`${payment.code ?? ''} ${text} ${amount}`}
              className="flex flex-wrap justify-between gap-x-6"
            >
              <span>{text}</span>
              <span>{amount}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
