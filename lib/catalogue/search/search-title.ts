import { formatAge } from '@/lib/catalogue/age'
import { findCategory } from '@/lib/catalogue/find-category'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { facetValueName } from './facet-value-name'
import { chosenValues, isNarrowed, type SearchQuery } from './search-query'

const LONGEST_SHOWN = 60

/** Shortens a text so that it fits into a heading. */
export const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length <= LONGEST_SHOWN
    ? text
    : `${characters.slice(0, LONGEST_SHOWN).join('').trimEnd()}…`
}

/** The filters of a search that can be named without a call: category, levels, age and time. */
function namedCriteria(
  locale: Locale,
  query: SearchQuery,
  categories: readonly Category[],
): readonly string[] {
  const t = getTranslator(locale, 'search')
  const { ageMonths, minutes } = query
  const areas = chosenValues(query, 'allCategories').flatMap(
    code => findCategory(categories, code)?.category.name ?? [],
  )
  const levels = chosenValues(query, 'qualificationLevel').map(code =>
    facetValueName(locale, 'qualificationLevel', { code, name: code }),
  )
  return [
    ...areas,
    ...levels,
    ...(ageMonths === undefined ? [] : [t('filters.ageChip', { age: formatAge(ageMonths) })]),
    ...(minutes === undefined ? [] : [t('filters.minutesChip', { minutes })]),
  ]
}

/** Subject of a results page: its text and its filters. Undefined for an empty search. */
export function searchSubject(
  locale: Locale,
  query: SearchQuery,
  categories: readonly Category[],
): string | undefined {
  const narrowing = namedCriteria(locale, query, categories)
  const text = query.text === '' ? [] : [shortened(query.text)]
  const named = [...text, ...narrowing].join(', ')
  if (named !== '') return named
  return isNarrowed(query) ? getTranslator(locale, 'search')('chosen') : undefined
}
