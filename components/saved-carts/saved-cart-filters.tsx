import { ListFilters } from '@/components/page/list-filters'
import { SAVED_CART_KINDS, SAVED_CART_SORTS } from '@/lib/contract/commerce/cart/saved-cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { AskedSavedCarts } from '@/lib/saved-carts/saved-carts-address'
import { accountPath } from '@/lib/site/account-pages'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; asked: AskedSavedCarts }

/** Search, filter and order of the saved carts. */
export function SavedCartFilters({ locale, asked }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const { sort, search, filters } = asked
  return (
    <ListFilters
      locale={locale}
      action={accountPath(locale, 'savedCarts')}
      search={{ label: t('search.label'), submit: t('search.submit'), value: search ?? '' }}
      summary={t('filters')}
      isOpen={sort !== undefined || filters.kind !== undefined}
      fields={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('kind.label'),
          value: filters.kind ?? '',
          options: [
            { value: '', label: t('kind.all') },
            ...SAVED_CART_KINDS.map(value => ({ value, label: t(`kind.${value}`) })),
          ],
        },
        {
          kind: 'choice',
          name: LIST_PARAMETERS.sort,
          label: t('sort.label'),
          value: sort ?? SAVED_CART_SORTS[0],
          options: SAVED_CART_SORTS.map(value => ({ value, label: t(`sort.${value}`) })),
        },
      ]}
    />
  )
}
