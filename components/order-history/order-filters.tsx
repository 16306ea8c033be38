import { SearchInput } from '@/components/form/search-input'
import { Select } from '@/components/form/select'
import { ORDER_SORTS } from '@/lib/contract/commerce/order/order-history'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { STATUS_GROUPS, type StatusGroup } from '@/lib/orders/order-history-address'
import { accountPath } from '@/lib/site/account-pages'
import { LONGEST_SEARCH } from '@/lib/site/list-address'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import type { AskedOrders } from './asked-orders'

type Props = { locale: Locale; asked: AskedOrders }

const GROUPS = Object.keys(STATUS_GROUPS) as readonly StatusGroup[]

/** Search, filter and order of the history: a plain GET form. */
export function OrderFilters({ locale, asked: { search = '', sort, filters } }: Props) {
  const t = getTranslator(locale, 'orders')
  const words = fieldWords(locale)
  return (
    <form action={accountPath(locale, 'orderHistory')} method="get" className="no-print mt-6 max-w-form">
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <Select
          name="status"
          label={t('history.status.label')}
          words={words}
          defaultValue={filters.status ?? ''}
          options={[
            { value: '', label: t('history.status.all') },
            ...GROUPS.map(value => ({ value, label: t(`history.status.${value}`) })),
          ]}
        />
        <Select
          name={LIST_PARAMETERS.sort}
          label={t('history.sort.label')}
          words={words}
          defaultValue={sort ?? ORDER_SORTS[0]}
          options={ORDER_SORTS.map(value => ({ value, label: t(`history.sort.${value}`) }))}
        />
      </div>
      <SearchInput
        label={t('history.search.label')}
        submit={t('history.search.submit')}
        name={LIST_PARAMETERS.search}
        value={search}
        maxLength={LONGEST_SEARCH}
      />
    </form>
  )
}
