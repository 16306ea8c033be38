import { formatAge } from '@/lib/catalogue/age'
import { findCategory } from '@/lib/catalogue/find-category'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { facetValueName } from './facet-value-name'
import { chosenValues, isNarrowed, type SearchQuery } from './search-query'

const LONGEST_SHOWN = 60

/** A text no longer than fits in a heading. */
export const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length <= LONGEST_SHOWN
    ? text
    : `${characters.slice(0, LONGEST_SHOWN).join('').trimEnd()}…`
}

/** What narrows a search and can be named without asking: its area, levels, age and time. */
function namedWishes(
  locale: Locale,
  wishes: SearchQuery,
  categories: readonly Category[],
): readonly string[] {
  const t = getTranslator(locale, 'search')
  const { ageMonths, minutes } = wishes
  const areas = chosenValues(wishes, 'allCategories').flatMap(
    code => findCategory(categories, code)?.category.name ?? [],
  )
  const levels = chosenValues(wishes, 'qualificationLevel').map(code =>
    facetValueName(locale, 'qualificationLevel', { code, name: code }),
  )
  return [
    ...areas,
    ...levels,
    ...(ageMonths === undefined ? [] : [t('filters.ageChip', { age: formatAge(ageMonths) })]),
    ...(minutes === undefined ? [] : [t('filters.minutesChip', { minutes })]),
  ]
}

/**
 * What a page of results is about: its text, else what narrows it. Undefined for the search that nobody has
 * asked anything.
 */
export function searchSubject(
  locale: Locale,
  wishes: SearchQuery,
  categories: readonly Category[],
): string | undefined {
  const narrowing = namedWishes(locale, wishes, categories)
  const text = wishes.text === '' ? [] : [shortened(wishes.text)]
  const named = [...text, ...narrowing].join(', ')
  if (named !== '') return named
  return isNarrowed(wishes) ? getTranslator(locale, 'search')('chosen') : undefined
}
