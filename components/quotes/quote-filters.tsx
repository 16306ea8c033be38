import { ListFilters } from '@/components/page/list-filters'
import type { FilterField } from '@/components/page/list-filters-contents'
import { QUOTE_SORTS } from '@/lib/contract/commerce/quote/quote-list'
import { getTranslator } from '@/lib/i18n/translator'
import { type AskedQuotes, OF_ORGANIZATIONS, STATUS_FILTERS } from '@/lib/quotes/quotes-address'
import { accountPath } from '@/lib/site/account-pages'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; asked: AskedQuotes; hasOrganizations: boolean }

/** Search, filters and order of the quotes. */
export function QuoteFilters({ locale, asked, hasOrganizations }: Props) {
  const t = getTranslator(locale, 'quotes')
  return (
    <ListFilters
      locale={locale}
      action={accountPath(locale, 'quotes')}
      search={{ label: t('search.label'), submit: t('search.submit'), value: asked.search ?? '' }}
      summary={t('filters')}
      isOpen={asked.sort !== undefined || Object.keys(asked.filters).length > 0}
      fields={[
        ...choices(locale, asked),
        ...ranges(locale, asked),
        ...(hasOrganizations ? [scopeField(locale, asked)] : []),
      ]}
    />
  )
}

function choices(locale: Locale, { sort, filters }: AskedQuotes): readonly FilterField[] {
  const t = getTranslator(locale, 'quotes')
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('status.label'),
      value: filters.status ?? '',
      options: [
        { value: '', label: t('status.all') },
        ...STATUS_FILTERS.map(value => ({ value, label: t(`steps.${value}.name`) })),
      ],
    },
    {
      kind: 'choice',
      name: LIST_PARAMETERS.sort,
      label: t('sort.label'),
      value: sort ?? QUOTE_SORTS[0],
      options: QUOTE_SORTS.map(value => ({ value, label: t(`sort.${value}`) })),
    },
  ]
}

function ranges(locale: Locale, { filters }: AskedQuotes): readonly FilterField[] {
  const t = getTranslator(locale, 'quotes')
  return [
    { kind: 'day', name: 'from', label: t('from'), value: filters.from ?? '' },
    { kind: 'day', name: 'until', label: t('createdUntil'), value: filters.until ?? '' },
    { kind: 'amount', name: 'least', label: t('least'), value: filters.least ?? '' },
    { kind: 'amount', name: 'most', label: t('most'), value: filters.most ?? '' },
  ]
}

function scopeField(locale: Locale, { filters }: AskedQuotes): FilterField {
  const t = getTranslator(locale, 'quotes')
  return {
    kind: 'choice',
    name: 'scope',
    label: t('scope.label'),
    value: filters.scope ?? '',
    options: [
      { value: '', label: t('scope.own') },
      { value: OF_ORGANIZATIONS, label: t('scope.organization') },
    ],
  }
}
