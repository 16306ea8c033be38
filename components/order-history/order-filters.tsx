import { ListFilters } from '@/components/page/list-filters'
import type { FilterField } from '@/components/page/list-filters-contents'
import { ORDER_SORTS } from '@/lib/contract/commerce/order/order-history'
import { getTranslator } from '@/lib/i18n/translator'
import {
  type AskedOrders,
  ORGANIZATION_SCOPE,
  STATUS_GROUPS,
  type StatusGroup,
} from '@/lib/orders/history/order-history-address'
import { accountPath } from '@/lib/site/account-pages'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  asked: AskedOrders
  /** Whether the user may see the orders of colleagues. */
  hasScopes: boolean
}

const GROUPS = Object.keys(STATUS_GROUPS) as readonly StatusGroup[]

/** Search, filters and order of the history. */
export function OrderFilters({ locale, asked, hasScopes }: Props) {
  const t = getTranslator(locale, 'orders')
  const { search = '', sort, filters } = asked
  return (
    <ListFilters
      locale={locale}
      action={accountPath(locale, 'orderHistory')}
      search={{ label: t('history.search.label'), submit: t('history.search.submit'), value: search }}
      summary={t('history.filters')}
      isOpen={sort !== undefined || Object.keys(filters).length > 0}
      fields={[...(hasScopes ? [scopeField(locale, asked)] : []), ...commonFields(locale, asked)]}
    />
  )
}

function scopeField(locale: Locale, { filters }: AskedOrders): FilterField {
  const t = getTranslator(locale, 'orders')
  return {
    kind: 'choice',
    name: 'scope',
    label: t('history.scope.label'),
    value: filters.scope ?? '',
    options: [
      { value: '', label: t('history.scope.mine') },
      { value: ORGANIZATION_SCOPE, label: t('history.scope.organization') },
    ],
  }
}

function commonFields(locale: Locale, { sort, filters }: AskedOrders): readonly FilterField[] {
  const t = getTranslator(locale, 'orders')
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('history.status.label'),
      value: filters.status ?? '',
      options: [
        { value: '', label: t('history.status.all') },
        ...GROUPS.map(value => ({ value, label: t(`history.status.${value}`) })),
      ],
    },
    { kind: 'day', name: 'from', label: t('history.from'), value: filters.from ?? '' },
    { kind: 'day', name: 'until', label: t('history.until'), value: filters.until ?? '' },
    {
      kind: 'choice',
      name: LIST_PARAMETERS.sort,
      label: t('history.sort.label'),
      value: sort ?? ORDER_SORTS[0],
      options: ORDER_SORTS.map(value => ({ value, label: t(`history.sort.${value}`) })),
    },
  ]
}
