import { FACET_PARAMETERS } from '@/lib/catalogue/search/facet-parameters'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import { chosenValues, type SearchWishes } from '@/lib/catalogue/search/search-wishes'
import type { SearchFacet } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { loginPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { FilterGroup } from './filter-group'

type Props = {
  locale: Locale
  wishes: SearchWishes
  facets: readonly SearchFacet[]
  isSignedIn: boolean
}

/** Boxes that stand for themselves: telepractice, in stock, and for who is signed in what they may order (spec §6). */
export function SwitchFilters({ locale, wishes, facets, isSignedIn }: Props) {
  const t = getTranslator(locale, 'search')
  const nameOf = (code: SearchFacet['code']) => facets.find(facet => facet.code === code)?.name
  const switches = [
    { code: 'telepractice', name: nameOf('telepractice') },
    { code: 'inStock', name: nameOf('inStock') },
    { code: 'orderable', name: isSignedIn ? t('filters.orderable') : undefined },
  ] as const
  return (
    <FilterGroup legend={t('filters.also')} isOpen>
      {switches.map(
        ({ code, name }) =>
          name !== undefined && (
            <label key={code} className="filter-choice">
              <input
                type="checkbox"
                name={FACET_PARAMETERS[code].name}
                value="true"
                defaultChecked={chosenValues(wishes, code).length > 0}
              />
              {name}
            </label>
          ),
      )}
      {!isSignedIn && (
        <a href={loginPath(locale, searchAddress(locale, wishes))} className="inline-block py-2 text-sm">
          {t('filters.signIn')}
        </a>
      )}
    </FilterGroup>
  )
}
