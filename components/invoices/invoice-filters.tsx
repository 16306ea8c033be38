import { SearchInput } from '@/components/form/search-input'
import { Select } from '@/components/form/select'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { INVOICE_SORTS } from '@/lib/contract/commerce/invoice/invoice-list'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { type AskedInvoices, STATUS_FILTERS } from '@/lib/invoices/invoices-address'
import { invoicesPath } from '@/lib/site/invoice-routes'
import { LONGEST_SEARCH } from '@/lib/site/list-address'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  asked: AskedInvoices
  accounts: readonly { uid: string; name: string }[]
}

/** Search, filters and order of the invoices: a plain GET form. */
export function InvoiceFilters({ locale, asked, accounts }: Props) {
  const t = getTranslator(locale, 'invoices')
  const isFiltered = asked.sort !== undefined || Object.keys(asked.filters).length > 0
  return (
    <form action={invoicesPath(locale)} method="get" className="no-print mt-8 max-w-form">
      <SearchInput
        label={t('search.label')}
        submit={t('search.submit')}
        name={LIST_PARAMETERS.search}
        value={asked.search ?? ''}
        maxLength={LONGEST_SEARCH}
      />
      <div className="mt-3">
        <Disclosure summary={t('filters')} open={isFiltered}>
          <FilterFields {...{ locale, asked, accounts }} />
          <p className="mt-4">
            <Button type="submit" variant="secondary">
              {t('search.submit')}
            </Button>
          </p>
        </Disclosure>
      </div>
    </form>
  )
}

function FilterFields({ locale, asked: { sort, filters }, accounts }: Props) {
  const t = getTranslator(locale, 'invoices')
  const words = fieldWords(locale)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        name="status"
        label={t('status.label')}
        words={words}
        defaultValue={filters.status ?? ''}
        options={[
          { value: '', label: t('status.all') },
          ...STATUS_FILTERS.map(value => ({
            value,
            label: value === 'unpaid' ? t('status.unpaid') : t(`statuses.${value}`),
          })),
        ]}
      />
      <Select
        name={LIST_PARAMETERS.sort}
        label={t('sort.label')}
        words={words}
        defaultValue={sort ?? INVOICE_SORTS[0]}
        options={INVOICE_SORTS.map(value => ({ value, label: t(`sort.${value}`) }))}
      />
      {(['from', 'until'] as const).map(name => (
        <TextInput
          key={name}
          type="date"
          name={name}
          label={t(name)}
          words={words}
          defaultValue={filters[name] ?? ''}
        />
      ))}
      {(['least', 'most'] as const).map(name => (
        <TextInput
          key={name}
          type="number"
          min={0}
          step={0.01}
          name={name}
          label={t(name)}
          words={words}
          defaultValue={filters[name] ?? ''}
        />
      ))}
      {accounts.length > 0 && (
        <Select
          name="account"
          label={t('account.label')}
          words={words}
          defaultValue={filters.account ?? ''}
          options={[
            { value: '', label: t('account.all') },
            { value: 'personal', label: t('account.personal') },
            ...accounts.map(({ uid, name }) => ({ value: uid, label: name })),
          ]}
        />
      )}
    </div>
  )
}
