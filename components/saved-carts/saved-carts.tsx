import { EmptyState } from '@/components/page/empty-state'
import { Pagination } from '@/components/page/pagination'
import { ResultList } from '@/components/page/result-list'
import { MOST_ENTRIES } from '@/lib/contract/commerce/cart/cart-limits'
import { MOST_SAVED_CARTS } from '@/lib/contract/commerce/cart/saved-cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import type { SavedCartsData } from '@/lib/saved-carts/load-saved-carts.server'
import { type AskedSavedCarts, isWholeList, savedCartsAddress } from '@/lib/saved-carts/saved-carts-address'
import { accountPath } from '@/lib/site/account-pages'
import { savedCartImportPath } from '@/lib/site/saved-cart-paths'
import type { Locale } from '@/lib/site/sites'
import { DeleteQuestion } from './delete-question'
import { ListReport } from './list-report'
import { savedCartEntry } from './saved-cart-entry'
import { SavedCartFilters } from './saved-cart-filters'

type Props = {
  locale: Locale
  data: SavedCartsData
  asked: AskedSavedCarts
  /** Submission key and form owner, which make repeated submissions harmless. */
  hidden: HiddenFieldValues
}

/** Saved carts of the signed-in user, and those that colleagues share. */
export function SavedCarts({ locale, data, asked, hidden }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const { list, report, toDelete } = data
  const isEmpty = isWholeList(asked) && list.pagination.totalResults === 0
  return (
    <>
      {report !== undefined && <ListReport {...{ locale, report, hidden }} />}
      <p className="no-print mt-3">
        <a href={savedCartImportPath(locale)} className="inline-block py-1">
          {t('import.link')}
        </a>
      </p>
      {isEmpty ? (
        <EmptyState locale={locale} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <p className="mt-3 max-w-prose text-lg">{t('intro')}</p>
          <p className="mt-1 text-muted">
            {t('count', { count: list.ownTotal, most: MOST_SAVED_CARTS, lines: MOST_ENTRIES })}
          </p>
          {toDelete !== undefined && (
            <DeleteQuestion
              {...{ locale, hidden }}
              list={toDelete}
              cancelHref={savedCartsAddress.build(locale, asked)}
            />
          )}
          <Found {...{ locale, data, asked, hidden }} />
        </>
      )}
    </>
  )
}

function Found({ locale, data, asked, hidden }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const { carts, pagination } = data.list
  const { totalResults: count, totalPages: pages } = pagination
  const listHref = savedCartsAddress.build(locale, asked)
  return (
    <>
      <div className="no-print mt-4">
        <SavedCartFilters {...{ locale, asked }} />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1" role="status">
        <span>{count === 0 ? t('none') : t('found', { count })}</span>
        {!isWholeList(asked) && <a href={accountPath(locale, 'savedCarts')}>{t('showAll')}</a>}
      </p>
      {carts.length > 0 && (
        <ResultList entries={carts.map(list => savedCartEntry({ locale, list, hidden, listHref }))} />
      )}
      <Pagination
        {...{ locale, pages }}
        label={t('pages')}
        page={asked.page}
        hrefOf={page => savedCartsAddress.build(locale, { ...asked, page })}
      />
    </>
  )
}
