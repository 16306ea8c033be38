import { SearchInput } from '@/components/form/search-input'
import { Select } from '@/components/form/select'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { ORDER_SORTS } from '@/lib/contract/commerce/order/order-history'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import {
  type AskedOrders,
  ORGANIZATION_SCOPE,
  STATUS_GROUPS,
  type StatusGroup,
} from '@/lib/orders/order-history-address'
import { accountPath } from '@/lib/site/account-pages'
import { LONGEST_SEARCH } from '@/lib/site/list-address'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  asked: AskedOrders
  /** Whether the user may see the orders of colleagues. */
  hasScopes: boolean
}

const GROUPS = Object.keys(STATUS_GROUPS) as readonly StatusGroup[]

/** Search, filters and order of the history: a plain GET form. */
export function OrderFilters({ locale, asked: { search = '', sort, filters }, hasScopes }: Props) {
  const t = getTranslator(locale, 'orders')
  const words = fieldWords(locale)
  const isFiltered = sort !== undefined || Object.keys(filters).length > 0
  return (
    <form action={accountPath(locale, 'orderHistory')} method="get" className="no-print mt-6 max-w-form">
      <SearchInput
        label={t('history.search.label')}
        submit={t('history.search.submit')}
        name={LIST_PARAMETERS.search}
        value={search}
        maxLength={LONGEST_SEARCH}
      />
      <div className="mt-3">
        <Disclosure summary={t('history.filters')} open={isFiltered}>
          <div className="grid gap-4 sm:grid-cols-2">
            {hasScopes && (
              <Select
                name="scope"
                label={t('history.scope.label')}
                words={words}
                defaultValue={filters.scope ?? ''}
                options={[
                  { value: '', label: t('history.scope.mine') },
                  { value: ORGANIZATION_SCOPE, label: t('history.scope.organization') },
                ]}
              />
            )}
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
            {(['from', 'until'] as const).map(name => (
              <TextInput
                key={name}
                type="date"
                name={name}
                label={t(`history.${name}`)}
                words={words}
                defaultValue={filters[name] ?? ''}
              />
            ))}
            <Select
              name={LIST_PARAMETERS.sort}
              label={t('history.sort.label')}
              words={words}
              defaultValue={sort ?? ORDER_SORTS[0]}
              options={ORDER_SORTS.map(value => ({ value, label: t(`history.sort.${value}`) }))}
            />
          </div>
          <p className="mt-4">
            <Button type="submit" variant="secondary">
              {t('history.search.submit')}
            </Button>
          </p>
        </Disclosure>
      </div>
    </form>
  )
}
