import { TextInput } from '@/components/form/fields/text-input'
import { Pagination } from '@/components/page/pagination'
import { Button } from '@/components/ui/button'
import type { AssistedSearch } from '@/lib/contract/commerce/assisted-service'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { supportPath, supportSearchPath } from '@/lib/site/support-paths'
import { type CustomerQueryText, MANY_FOUND, QUERY_MAX_CHARACTERS } from '@/lib/support/customer-query'
import { FoundCustomer } from './found-customer'

type Props = {
  locale: Locale
  /** Its text is empty before the first search. */
  query: CustomerQueryText
  found: AssistedSearch | undefined
}

/** Search of customers by email, name, number or order (pages: Support login); works without script. */
export function CustomerSearch({ locale, query: { text, fault }, found }: Props) {
  const t = getTranslator(locale, 'support')
  return (
    <>
      <form action={supportPath(locale)} className="mt-8 flex flex-wrap items-end gap-3">
        <TextInput
          name={LIST_PARAMETERS.search}
          type="search"
          label={t('search.label')}
          hint={t('search.hint')}
          words={fieldWords(locale)}
          defaultValue={text}
          error={fault && t(`search.errors.${fault}`, { max: QUERY_MAX_CHARACTERS })}
          autoComplete="off"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
      {found !== undefined && (
        <section aria-live="polite" className="mt-8">
          <p>
            {found.pagination.totalResults === 0
              ? t('search.none', { query: text })
              : t('search.count', { count: found.pagination.totalResults })}
          </p>
          {found.pagination.totalResults > MANY_FOUND && <p className="mt-1">{t('search.many')}</p>}
          <ul className="mt-4 space-y-4">
            {found.entries.map(customer => (
              <li key={customer.customerId}>
                <FoundCustomer {...{ locale, customer }} />
              </li>
            ))}
          </ul>
          <Pagination
            locale={locale}
            page={found.pagination.currentPage + 1}
            pages={found.pagination.totalPages}
            hrefOf={page => supportSearchPath(locale, text, page)}
          />
        </section>
      )}
    </>
  )
}
