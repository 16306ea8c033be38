import { formatAge } from '@/lib/catalogue/age'
import { findCategory } from '@/lib/catalogue/find-category'
import { levelName } from '@/lib/catalogue/level-name'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { languageName } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { FitCriteria } from './fit-criteria'

/** Short description of the criteria for the title of the fit finder's page. */
export function fitSubject(locale: Locale, criteria: FitCriteria, categories: readonly Category[]): string {
  const t = getTranslator(locale, 'search')
  const { ageMonths, minutes, setting, language, level, area } = criteria
  return [
    ...(area === undefined ? [] : [findCategory(categories, area)?.category.name ?? area]),
    ...(ageMonths === undefined ? [] : [t('filters.ageChip', { age: formatAge(ageMonths) })]),
    ...(minutes === undefined ? [] : [t('filters.minutesChip', { minutes })]),
    ...(setting === undefined ? [] : [getTranslator(locale, 'fit')(`setting.${setting}`)]),
    ...(language === undefined ? [] : [languageName(locale, language)]),
    ...(level === undefined ? [] : [levelName(locale, { code: level })]),
  ].join(', ')
}
