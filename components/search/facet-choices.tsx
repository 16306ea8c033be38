import { FACET_PARAMETERS, toAddressValue } from '@/lib/catalogue/search/facet-parameters'
import { chosenValues, type SearchWishes } from '@/lib/catalogue/search/search-wishes'
import type { SearchFacet } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { FilterGroup } from './filter-group'

type Props = { locale: Locale; wishes: SearchWishes; facet: SearchFacet }

/** Facets that are open from the start: what people narrow by first. */
const OPEN: readonly string[] = ['qualificationLevel', 'administration']

/** The values of a facet with how many titles each would leave: boxes, or a list where only one can be chosen. */
export function FacetChoices({ locale, wishes, facet }: Props) {
  const chosen = chosenValues(wishes, facet.code)
  const values = facet.values.filter(({ code, count }) => count > 0 || chosen.includes(code))
  if (values.length === 0) return null
  return facet.multiSelect ? (
    <FilterGroup legend={facet.name} isOpen={chosen.length > 0 || OPEN.includes(facet.code)}>
      {values.map(({ code, name, count }) => (
        <label key={code} className="filter-choice">
          <input
            type="checkbox"
            name={FACET_PARAMETERS[facet.code].name}
            value={toAddressValue(facet.code, code)}
            defaultChecked={chosen.includes(code)}
          />
          {name} <span>{written(locale, count)}</span>
        </label>
      ))}
    </FilterGroup>
  ) : (
    <OneOf locale={locale} facet={{ ...facet, values }} chosen={chosen[0]} />
  )
}

const written = (locale: Locale, count: number): string =>
  `(${new Intl.NumberFormat(getSite(locale).languageTag).format(count)})`

function OneOf({
  locale,
  facet,
  chosen,
}: {
  locale: Locale
  facet: SearchFacet
  chosen: string | undefined
}) {
  const id = `filter-${FACET_PARAMETERS[facet.code].name}`
  return (
    <div className="border-b border-line py-3">
      <label htmlFor={id} className="block font-semibold">
        {facet.name}
      </label>
      <select
        id={id}
        name={FACET_PARAMETERS[facet.code].name}
        defaultValue={chosen ?? ''}
        className="control mt-1"
      >
        <option value="">{getTranslator(locale, 'search')('filters.all')}</option>
        {facet.values.map(({ code, name, count }) => (
          <option key={code} value={toAddressValue(facet.code, code)}>
            {name} {written(locale, count)}
          </option>
        ))}
      </select>
    </div>
  )
}
