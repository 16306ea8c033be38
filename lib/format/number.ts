import type { AssessmentFacts } from '@/lib/contract/commerce/catalogue/assessment'
import { countryName } from '@/lib/format/country-name'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { formatNumber } from './list'

/** Figures of reliability have two decimals everywhere. */
const DECIMALS = 2

/** Whom the norms of a test rest on: basis, year, number of people and their country. */
export function formatNorms(locale: Locale, norms: NonNullable<AssessmentFacts['norms']>): string {
  const key = norms.basis === 'AGE' ? 'technical.ageNorms' : 'technical.gradeNorms'
  return getTranslator(locale, 'product')(key, {
    year: String(norms.year),
    size: formatNumber(locale, norms.sampleSize),
    country: countryName(norms.country, getSite(locale).languageTag),
  })
}

/** Between which figures the reliability of a test lies, and of which kind it is. */
export const formatReliability = (
  locale: Locale,
  { label, low, high }: NonNullable<AssessmentFacts['reliability']>,
): string =>
  getTranslator(locale, 'product')('technical.reliabilityText', {
    label,
    low: formatNumber(locale, low, DECIMALS),
    high: formatNumber(locale, high, DECIMALS),
  })
