import { ListFilters } from '@/components/page/list-filters'
import type { FilterField } from '@/components/page/list-filters-contents'
import { INVOICE_SORTS } from '@/lib/contract/commerce/invoice/invoice-list'
import { getTranslator } from '@/lib/i18n/translator'
import { type AskedInvoices, STATUS_FILTERS } from '@/lib/invoices/invoices-address'
import { invoicesPath } from '@/lib/site/invoice-paths'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  asked: AskedInvoices
  accounts: readonly { uid: string; name: string }[]
}

/** Search, filters and order of the invoices. */
export function InvoiceFilters({ locale, asked, accounts }: Props) {
  const t = getTranslator(locale, 'invoices')
  return (
    <ListFilters
      locale={locale}
      action={invoicesPath(locale)}
      search={{ label: t('search.label'), submit: t('search.submit'), value: asked.search ?? '' }}
      summary={t('filters')}
      isOpen={asked.sort !== undefined || Object.keys(asked.filters).length > 0}
      fields={[
        ...choices(locale, asked),
        ...ranges(locale, asked),
        ...(accounts.length > 0 ? [accountField(locale, asked, accounts)] : []),
      ]}
    />
  )
}

function choices(locale: Locale, { sort, filters }: AskedInvoices): readonly FilterField[] {
  const t = getTranslator(locale, 'invoices')
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('status.label'),
      value: filters.status ?? '',
      options: [
        { value: '', label: t('status.all') },
        ...STATUS_FILTERS.map(value => ({
          value,
          label: value === 'unpaid' ? t('status.unpaid') : t(`statuses.${value}`),
        })),
      ],
    },
    {
      kind: 'choice',
      name: LIST_PARAMETERS.sort,
      label: t('sort.label'),
      value: sort ?? INVOICE_SORTS[0],
      options: INVOICE_SORTS.map(value => ({ value, label: t(`sort.${value}`) })),
    },
  ]
}

function ranges(locale: Locale, { filters }: AskedInvoices): readonly FilterField[] {
  const t = getTranslator(locale, 'invoices')
  return [
    ...(['from', 'until'] as const).map(name => ({
      kind: 'day' as const,
      name,
      label: t(name),
      value: filters[name] ?? '',
    })),
    ...(['least', 'most'] as const).map(name => ({
      kind: 'amount' as const,
      name,
      label: t(name),
      value: filters[name] ?? '',
    })),
  ]
}

function accountField(locale: Locale, { filters }: AskedInvoices, accounts: Props['accounts']): FilterField {
  const t = getTranslator(locale, 'invoices')
  return {
    kind: 'choice',
    name: 'account',
    label: t('account.label'),
    value: filters.account ?? '',
    options: [
      { value: '', label: t('account.all') },
      { value: 'personal', label: t('account.personal') },
      ...accounts.map(({ uid, name }) => ({ value: uid, label: name })),
    ],
  }
}
