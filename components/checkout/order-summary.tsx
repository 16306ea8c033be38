import { TextLink } from '@/components/ui/text-link'
import type { DiscountFlags } from '@/lib/cart/sums/programme-messages'
import { entryTotals } from '@/lib/cart/sums/quoted'
import { accountName } from '@/lib/checkout/account-name'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { CheckoutSums } from './checkout-sums'
import { SUMMARY_ID } from './summary-id'

type Props = { locale: Locale; cart: Cart; flags: DiscountFlags }

/** What is being ordered, for whom and for how much, beside each step. */
export function OrderSummary({ locale, cart, flags }: Props) {
  const t = getTranslator(locale, 'checkout')
  const account = accountName(locale, cart)
  return (
    <section aria-labelledby={SUMMARY_ID} className="rounded-md border border-line bg-mist p-5 sm:p-6">
      <h2 id={SUMMARY_ID} tabIndex={-1} className="text-xl">
        {t('summary.title')}
      </h2>
      {account !== undefined && <p className="mt-2 wrap-anywhere">{t('summary.for', { account })}</p>}
      <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
        {cart.entries.map(entry => (
          <li key={entry.entryNumber} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {entry.product.name} <span className="whitespace-nowrap text-muted">× {entry.quantity}</span>
            </span>
            <EntryTotal {...{ locale, entry }} />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <CheckoutSums {...{ locale, cart, flags }} />
      </div>
      <p className="mt-4">
        <TextLink href={cartPath(locale)} className="inline-block py-1">
          {cart.sapQuote === undefined ? t('summary.edit') : getTranslator(locale, 'cart')('notices.view')}
        </TextLink>
      </p>
    </section>
  )
}

/** What an entry costs; where the seller of a quote takes something off, with its list price. */
function EntryTotal({ locale, entry }: { locale: Locale; entry: OrderEntry }) {
  const { total, list } = entryTotals(entry)
  return (
    total && (
      <span className="text-right">
        {list !== undefined && (
          <>
            <span className="sr-only">{getTranslator(locale, 'cart')('programmes.list')} </span>
            <s className="text-sm text-muted">{formatPrice(locale, list)}</s>{' '}
          </>
        )}
        {formatPrice(locale, total)}
      </span>
    )
  )
}
