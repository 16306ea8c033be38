import { EmptyState } from '@/components/page/empty-state'
import type { EntryLinkProps } from '@/components/page/entry-actions'
import { Pagination } from '@/components/page/pagination'
import type { StaticEntry } from '@/components/page/static-result-entries'
import { StaticResultList } from '@/components/page/static-result-list'
import type { OrderHistoryList, OrderSummary } from '@/lib/contract/commerce/order/order-history'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import {
  type AskedOrders,
  ORGANIZATION_SCOPE,
  orderHistoryAddress,
} from '@/lib/orders/history/order-history-address'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { invoicePdfPath, ordersCsvPath, reorderPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'
import { OrderFilters } from './order-filters'

type Props = { locale: Locale; list: OrderHistoryList; asked: AskedOrders }

/** The orders of the signed-in user on this site, and those of organizations that they administer. */
export function OrderHistory({ locale, list, asked }: Props) {
  const t = getTranslator(locale, 'orders')
  const { orders, pagination, organizationScope: hasScopes = false } = list
  const { totalResults, totalPages } = pagination
  const isAll = asked.search === undefined && Object.keys(asked.filters).length === 0
  if (totalResults === 0 && isAll) return <NoOrders {...{ locale, hasScopes }} />
  return (
    <>
      <OrderFilters {...{ locale, asked, hasScopes }} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1" role="status">
        <span>{totalResults === 0 ? t('history.none') : t('history.found', { count: totalResults })}</span>
        {!isAll && <a href={accountPath(locale, 'orderHistory')}>{t('history.showAll')}</a>}
        {totalResults > 0 && (
          <a href={ordersCsvPath(locale, orderHistoryAddress.build(locale, asked))}>{t('history.csv')}</a>
        )}
      </p>
      <StaticResultList entries={orders.map(order => entryOf(locale, order))} />
      <Pagination
        {...{ locale }}
        label={t('history.pages')}
        page={asked.page}
        pages={totalPages}
        hrefOf={page => orderHistoryAddress.build(locale, { ...asked, page })}
      />
      <SiteNote locale={locale} />
    </>
  )
}

function NoOrders({ locale, hasScopes }: { locale: Locale; hasScopes: boolean }) {
  const t = getTranslator(locale, 'orders')
  const colleagues = orderHistoryAddress.build(locale, { page: 1, filters: { scope: ORGANIZATION_SCOPE } })
  return (
    <>
      <EmptyState locale={locale} title={t('history.empty.title')} text={t('history.empty.text')} />
      <p className="mt-4">
        <a href={hasScopes ? colleagues : accountPath(locale, 'accounts')} className="inline-block py-1">
          {t(hasScopes ? 'history.colleagues' : 'history.accounts')}
        </a>
      </p>
      <SiteNote locale={locale} />
    </>
  )
}

/** Commerce lists orders per site. */
const SiteNote = ({ locale }: { locale: Locale }) => (
  <p className="mt-8 max-w-prose text-sm text-muted">{getTranslator(locale, 'orders')('history.site')}</p>
)

const TONES = {
  CREATED: 'accent',
  ON_VALIDATION: 'warm',
  READY: 'accent',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  CANCELLING: 'neutral',
} as const satisfies Record<OrderSummary['status'], string>

function entryOf(locale: Locale, order: OrderSummary): StaticEntry {
  const t = getTranslator(locale, 'orders')
  const { code, status, total, fromPreviousSystem } = order
  return {
    key: code,
    name: t('earlier.title', { code }),
    href: accountDetailPath(locale, 'orderHistory', code),
    status: { label: t(`history.statuses.${status}`), tone: TONES[status] },
    origin: fromPreviousSystem ? t('previous.badge') : undefined,
    amount: formatPrice(locale, total),
    facts: factsOf(locale, order),
    links: linksOf(locale, order),
  }
}

function factsOf(locale: Locale, order: OrderSummary): readonly string[] {
  const t = getTranslator(locale, 'orders')
  const {
    placed,
    purchaseOrderNumber: number,
    orgUnit,
    orgCustomer,
    qualifiedUser,
    parcels,
    assistedBySupport,
  } = order
  return [
    t('placed', { date: formatDate(locale, placed) ?? placed }),
    ...(number === undefined ? [] : [t('history.purchaseOrder', { number })]),
    ...(orgCustomer === undefined ? [] : [t('history.placedBy', { name: orgCustomer.name })]),
    ...(orgUnit === undefined ? [] : [t('history.for', { name: orgUnit.name })]),
    ...(qualifiedUser === undefined ? [] : [t('history.qualifiedUser', { name: qualifiedUser.name })]),
    ...(parcels === undefined ? [] : [t('history.parcels', parcels)]),
    ...(assistedBySupport ? [getTranslator(locale, 'support')('assisted.fact')] : []),
  ]
}

/** What can be done with an order of the list. */
function linksOf(locale: Locale, order: OrderSummary): readonly EntryLinkProps[] {
  const t = getTranslator(locale, 'orders')
  const { code, parcels, invoiceNumber: number, orgCustomer } = order
  const page = accountDetailPath(locale, 'orderHistory', code)
  const again = {
    href: reorderPath(locale, code),
    label: t('history.reorder'),
    fullLabel: t('history.reorderNamed', { code }),
  }
  const tracking = {
    href: `${page}#order-parcels`,
    label: t('history.track'),
    fullLabel: t('history.trackNamed', { code }),
  }
  const invoice = number === undefined ? undefined : t('documents.invoice', { number })
  return [
    again,
    ...(parcels !== undefined && parcels.shipped > 0 ? [tracking] : []),
    ...(invoice !== undefined && orgCustomer === undefined
      ? [{ href: invoicePdfPath(locale, code), label: invoice, fullLabel: invoice }]
      : []),
  ]
}
