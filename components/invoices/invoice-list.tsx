import { Pagination } from '@/components/page/pagination'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { type AskedInvoices, invoicesAddress } from '@/lib/invoices/invoices-address'
import type { InvoicesData } from '@/lib/invoices/load-invoices.server'
import { invoicesCsvPath, invoicesPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'
import { AgeingSums } from './ageing-sums'
import { InvoiceFilters } from './invoice-filters'
import { SelectableInvoices } from './selectable-invoices'

type Props = { locale: Locale; data: InvoicesData; asked: AskedInvoices }

/** The invoices that the signed-in user may see, with what is open by age. */
export function InvoiceList({ locale, data, asked }: Props) {
  const t = getTranslator(locale, 'invoices')
  const { lockedOrganizations, pagination, ageing } = data.list
  const isAll = asked.search === undefined && Object.keys(asked.filters).length === 0
  const isEmpty = isAll && pagination.totalResults === 0
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: t('title') }]}
      />
      <h1 className="mt-4">{t('title')}</h1>
      {lockedOrganizations.length > 0 && (
        <p className="mt-3 max-w-prose">
          {t('locked', { names: lockedOrganizations.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {isEmpty ? (
        <>
          <p className="mt-3 max-w-prose text-lg">{t('empty.title')}</p>
          <p className="mt-2 max-w-prose">{t('empty.text')}</p>
        </>
      ) : (
        <>
          <AgeingSums {...{ locale, ageing }} />
          <Found {...{ locale, data, asked, isAll }} />
        </>
      )}
    </div>
  )
}

function Found({ locale, data, asked, isAll }: Props & { isAll: boolean }) {
  const t = getTranslator(locale, 'invoices')
  const { invoices, pagination } = data.list
  const { totalResults: count, totalPages: pages } = pagination
  return (
    <>
      <InvoiceFilters {...{ locale, asked }} accounts={data.accounts} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1" role="status">
        <span>{count === 0 ? t('none') : t('found', { count })}</span>
        {!isAll && <a href={invoicesPath(locale)}>{t('showAll')}</a>}
        {count > 0 && (
          <a href={invoicesCsvPath(locale, invoicesAddress.build(locale, asked))}>
            {t(isAll ? 'csv.all' : 'csv.found')}
          </a>
        )}
      </p>
      {count > 0 && <SelectableInvoices {...{ locale, invoices }} />}
      <Pagination
        {...{ locale, pages }}
        label={t('pages')}
        page={asked.page}
        hrefOf={page => invoicesAddress.build(locale, { ...asked, page })}
      />
    </>
  )
}
