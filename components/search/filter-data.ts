import { MONTHS_OF_YEAR, MOST_MINUTES, OLDEST_YEARS } from '@/lib/catalogue/age'
import { FACET_PARAMETERS, toAddressValue } from '@/lib/catalogue/search/facet-parameters'
import { facetValueName } from '@/lib/catalogue/search/facet-value-name'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import { chosenValues, type SearchQuery } from '@/lib/catalogue/search/search-query'
import type { SearchFacet } from '@/lib/contract/commerce/catalogue/search'
import { formatNumber } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import { SEARCH_PARAMETERS } from '@/lib/site/page-parameters'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { ClientData, NumberData } from './client-filter'
import type { FilterPanelData } from './filter-panel-contents'
import type { SearchScreenProps } from './search-screen-props'
import type { SwitchData } from './switch-filters'

/** Facets that are open initially: the ones used most. */
const OPEN: readonly string[] = ['qualificationLevel', 'language', 'administration']

/**
 * View data of a facet with the result count of each value; undefined where no value leaves or narrows
 * anything.
 */
export function facetData(
  locale: Locale,
  query: SearchQuery,
  { code: facet, name: legend, multiSelect, values }: SearchFacet,
): FilterPanelData['facets'] {
  const chosen = chosenValues(query, facet)
  const shown = values.filter(({ code, count }) => count > 0 || chosen.includes(code))
  if (shown.length === 0) return []
  const data = {
    legend,
    name: FACET_PARAMETERS[facet].name,
    chosen: chosen.map(code => toAddressValue(facet, code)),
    choices: shown.map(
      value =>
        [
          toAddressValue(facet, value.code),
          facetValueName(locale, facet, value),
          `(${formatNumber(locale, value.count)})`,
        ] as const,
    ),
  }
  return [
    multiSelect
      ? { ...data, isOpen: chosen.length > 0 || OPEN.includes(facet) }
      : { ...data, isSelect: true },
  ]
}

type NumberLimits = Pick<NumberData, 'name' | 'label' | 'least' | 'most'>

const numberData = (locale: Locale, limits: NumberLimits, value: number | undefined): NumberData => ({
  ...limits,
  ...(value === undefined ? {} : { value }),
  wrong: getTranslator(locale, 'search')('filters.wrong', limits),
})

/** View data of the filter by the client's age in years and months, and by the available minutes. */
export function clientData(locale: Locale, { ageMonths, minutes }: SearchQuery): ClientData {
  const t = getTranslator(locale, 'search')
  const names = SEARCH_PARAMETERS
  const years = ageMonths === undefined ? undefined : Math.floor(ageMonths / MONTHS_OF_YEAR)
  const months = (ageMonths ?? 0) % MONTHS_OF_YEAR
  return {
    legend: t('filters.client'),
    ageLegend: t('filters.age'),
    age: [
      numberData(
        locale,
        { name: names.years, label: t('filters.years'), least: 0, most: OLDEST_YEARS },
        years,
      ),
      numberData(
        locale,
        { name: names.months, label: t('filters.months'), least: 0, most: MONTHS_OF_YEAR - 1 },
        months || undefined,
      ),
    ],
    minutes: numberData(
      locale,
      { name: names.minutes, label: t('filters.minutes'), least: 1, most: MOST_MINUTES },
      minutes,
    ),
  }
}

type Asked = Pick<SearchScreenProps, 'locale' | 'asked' | 'query' | 'visitor'> & {
  facets: readonly SearchFacet[]
}

/** Sign-in link or note in place of the filter by eligibility, where the user's eligibility is unknown. */
function insteadOfOrderable({ locale, asked, visitor }: Asked): Pick<SwitchData, 'signIn' | 'note'> {
  const t = getTranslator(locale, 'search')
  if (visitor === 'signedIn') return {}
  if (visitor === 'unavailable') return { note: t('orderable.unknown') }
  return { signIn: { href: loginPath(locale, searchAddress(locale, asked)), label: t('filters.signIn') } }
}

/**
 * Filters that are on or off, each only where commerce names it; the one by eligibility only for signed-in
 * users (spec §6).
 */
export function switchData(props: Asked): SwitchData {
  const { locale, query, facets, visitor } = props
  const t = getTranslator(locale, 'search')
  const nameOf = (code: SearchFacet['code']) => facets.find(facet => facet.code === code)?.name
  const switches = [
    ['telepractice', nameOf('telepractice')],
    ['inStock', nameOf('inStock')],
    ['orderable', visitor === 'signedIn' ? t('filters.orderable') : undefined],
  ] as const
  return {
    legend: t('filters.also'),
    switches: switches.flatMap(([code, label]) =>
      label === undefined
        ? []
        : [
            {
              name: FACET_PARAMETERS[code].name,
              label,
              isChosen: chosenValues(query, code).length > 0,
            },
          ],
    ),
    ...insteadOfOrderable(props),
  }
}
