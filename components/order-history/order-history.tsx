import { EmptyState } from '@/components/page/empty-state'
import { Pagination } from '@/components/page/pagination'
import { ResultList } from '@/components/page/result-list'
import { Badge } from '@/components/ui/badge'
import type { OrderHistoryList, OrderSummary } from '@/lib/contract/commerce/order/order-history'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { orderHistoryAddress } from '@/lib/orders/order-history-address'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import type { AskedOrders } from './asked-orders'
import { OrderFilters } from './order-filters'

type Props = { locale: Locale; history: OrderHistoryList; asked: AskedOrders }

/** The orders of the signed-in user on this site. */
export function OrderHistory({ locale, history: { orders, pagination }, asked }: Props) {
  const t = getTranslator(locale, 'orders')
  const { totalResults, totalPages } = pagination
  const isAll = asked.search === undefined && asked.filters.status === undefined
  if (totalResults === 0 && isAll)
    return <EmptyState locale={locale} title={t('history.empty.title')} text={t('history.empty.text')} />
  return (
    <>
      <OrderFilters {...{ locale, asked }} />
      <p className="mt-6" role="status">
        {totalResults === 0 ? t('history.none') : t('history.found', { count: totalResults })}{' '}
        {!isAll && <a href={accountPath(locale, 'orderHistory')}>{t('history.showAll')}</a>}
      </p>
      <ResultList entries={orders.map(order => entryOf(locale, order))} />
      <Pagination
        {...{ locale }}
        label={t('history.pages')}
        page={asked.page}
        pages={totalPages}
        hrefOf={page => orderHistoryAddress.build(locale, { ...asked, page })}
      />
    </>
  )
}

const TONES = {
  CREATED: 'accent',
  ON_VALIDATION: 'warm',
  READY: 'accent',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  CANCELLING: 'neutral',
} as const satisfies Record<OrderSummary['status'], string>

function entryOf(locale: Locale, order: OrderSummary) {
  const t = getTranslator(locale, 'orders')
  const { code, status, placed, total, purchaseOrderNumber: number, orgUnit, qualifiedUser } = order
  return {
    key: code,
    name: t('earlier.title', { code }),
    href: accountDetailPath(locale, 'orderHistory', code),
    status: <Badge tone={TONES[status]}>{t(`history.statuses.${status}`)}</Badge>,
    amount: formatPrice(locale, total),
    facts: [
      t('placed', { date: formatDate(locale, placed) ?? placed }),
      ...(number === undefined ? [] : [t('history.purchaseOrder', { number })]),
      ...(orgUnit === undefined ? [] : [t('history.for', { name: orgUnit.name })]),
      ...(qualifiedUser === undefined ? [] : [t('history.qualifiedUser', { name: qualifiedUser.name })]),
    ],
  }
}
