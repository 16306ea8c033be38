import { SumLine, TotalLine } from '@/components/page/sum-line'
import { TAX_DECIMALS } from '@/lib/cart/sums/tax-name'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formatPercent } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { laterSums, totalsOfQuote } from '@/lib/quotes/quote-sums'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  quote: Pick<
    Quote,
    'orderDiscounts' | 'quoteDiscounts' | 'totalPrice' | 'net' | 'entries' | 'deliveryEstimate'
  >
}

/** Discounts and total of a quote as commerce states them, then what delivery and tax would be. */
export function QuoteSums({ locale, quote }: Props) {
  const totals = totalsOfQuote(locale, quote)
  if (totals.length === 0) return null
  return (
    <>
      <dl className="mt-6 space-y-2">
        {totals.map(({ term, text, isTotal }) =>
          isTotal ? (
            <TotalLine key={term} term={term} amount={text} />
          ) : (
            <SumLine key={term} term={term} amount={text} />
          ),
        )}
      </dl>
      {quote.deliveryEstimate === undefined ? (
        <p className="mt-3 text-sm text-muted">{laterSums(locale, quote)}</p>
      ) : (
        <Estimate locale={locale} estimate={quote.deliveryEstimate} />
      )}
    </>
  )
}

type EstimateProps = { locale: Locale; estimate: NonNullable<Quote['deliveryEstimate']> }

const HEADING_ID = 'quote-estimate'

/** What delivery and tax would come to at the address of the account. */
function Estimate({ locale, estimate }: EstimateProps) {
  const t = getTranslator(locale, 'quotes')
  const cart = getTranslator(locale, 'cart')
  const { destination, deliveryCost, taxes, taxExempt, totalPriceWithTax } = estimate
  const place = [destination.town, destination.postalCode].filter(part => part !== undefined).join(', ')
  return (
    <section aria-labelledby={HEADING_ID} className="mt-6">
      <h3 id={HEADING_ID} className="text-base">
        {place === '' ? t('estimate.title') : t('estimate.titleAt', { place })}
      </h3>
      <dl className="mt-2 space-y-2">
        {deliveryCost !== undefined && (
          <SumLine
            term={cart('sums.shipping')}
            amount={deliveryCost.value === 0 ? cart('estimate.free') : formatPrice(locale, deliveryCost)}
          />
        )}
        {taxes.map(({ code, name, percent, amount }) => (
          <SumLine
            key={`${code} ${percent}`}
            term={cart('estimate.tax', { name, percent: formatPercent(locale, percent, TAX_DECIMALS) })}
            amount={formatPrice(locale, amount)}
          />
        ))}
        {taxExempt === true && (
          <SumLine
            term={getTranslator(locale, 'checkout')('sums.tax')}
            amount={getTranslator(locale, 'checkout')('sums.exempt')}
          />
        )}
        <SumLine term={cart('estimate.total')} amount={formatPrice(locale, totalPriceWithTax)} />
      </dl>
      <p className="mt-2 text-sm text-muted">{t('estimate.note')}</p>
    </section>
  )
}
