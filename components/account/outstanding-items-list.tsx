import type { OutstandingItems } from '@/lib/account-closure/outstanding-items'
import { getTranslator } from '@/lib/i18n/translator'
import { invoicesAddress } from '@/lib/invoices/invoices-address'
import { orderHistoryAddress } from '@/lib/orders/history/order-history-address'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; open: OutstandingItems }

/**
 * Orders on hold, unpaid invoices, open quotes and returns, each with a link to its page. Says so if one of
 * these lists could not be loaded.
 */
export function OutstandingItemsList({ locale, open }: Props) {
  const t = getTranslator(locale, 'accountClosure')
  const lines = linesOf(locale, open)
  const isKnown = Object.values(open).every(part => part !== undefined)
  if (lines.length === 0 && isKnown) return <p className="mt-3">{t('question.nothingOpen')}</p>
  return (
    <>
      <p className="mt-3 font-semibold">{t('question.openTitle')}</p>
      <ul className="mt-1 list-disc space-y-1 pl-6">
        {lines.map(({ key, text, href }) => (
          <li key={key}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {!isKnown && <li>{t('question.unknown')}</li>}
      </ul>
      {(open.ordersOnHold ?? 0) > 0 && <p className="mt-2">{t('question.heldFirst')}</p>}
    </>
  )
}

function linesOf(
  locale: Locale,
  { ordersOnHold, unpaidInvoices, openQuotes, returns = [] }: OutstandingItems,
) {
  const t = getTranslator(locale, 'accountClosure')
  const held = { page: 1, filters: { status: 'held' } }
  const unpaid = { page: 1, filters: { status: 'unpaid' } }
  const counted = [
    { key: 'held', count: ordersOnHold, href: orderHistoryAddress.build(locale, held) },
    { key: 'unpaid', count: unpaidInvoices, href: invoicesAddress.build(locale, unpaid) },
    { key: 'quotes', count: openQuotes, href: accountPath(locale, 'quotes') },
  ] as const
  return [
    ...counted.flatMap(({ key, count = 0, href }) =>
      count === 0 ? [] : [{ key, text: t(`question.open.${key}`, { count }), href }],
    ),
    ...returns.map(({ rma, order }) => ({
      key: rma,
      text: t('question.open.return', { rma, order }),
      href: accountDetailPath(locale, 'orderHistory', order),
    })),
  ]
}
