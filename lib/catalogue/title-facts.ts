import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { formatAgeRange, formatMinutes } from './age'
import { gradeRange } from './grades'
import { levelName } from './level-name'

export type TitleFacts = {
  level: string
  /** The title requires no level. */
  isFree?: boolean
  /** Ages, grades, minutes. */
  texts: readonly string[]
}

/** The facts that decide first whether a title fits, as texts: level, ages or grades, minutes. */
export function titleFacts(
  locale: Locale,
  { assessment: { population, completion }, qualificationLevel }: TitleProduct,
): TitleFacts {
  const t = getTranslator(locale, 'catalogue')
  const { minAgeMonths, maxAgeMonths } = population
  const grades = population.grades && gradeRange(locale, population.grades)
  return {
    level: levelName(locale, qualificationLevel),
    ...(qualificationLevel === undefined ? { isFree: true } : {}),
    texts: [
      t('facts.ages', { range: formatAgeRange(minAgeMonths, maxAgeMonths) }),
      ...(grades ? [t('facts.grades', { range: grades })] : []),
      t('facts.minutes', { range: formatMinutes(locale, completion.minMinutes, completion.maxMinutes) }),
    ],
  }
}
