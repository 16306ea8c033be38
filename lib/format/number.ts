import type { AssessmentFacts } from '@/lib/contract/commerce/catalogue/assessment'
import { countryName } from '@/lib/format/country-name'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { formatNumber } from './list'

/** Reliability coefficients have two decimals in every locale. */
const DECIMALS = 2

/** The norms of a test: basis, year, sample size and country. */
export function formatNorms(locale: Locale, norms: NonNullable<AssessmentFacts['norms']>): string {
  const key = norms.basis === 'AGE' ? 'technical.ageNorms' : 'technical.gradeNorms'
  return getTranslator(locale, 'product')(key, {
    year: String(norms.year),
    size: formatNumber(locale, norms.sampleSize),
    country: countryName(norms.country, getSite(locale).languageTag),
  })
}

/** The reliability of a test: kind and range. */
export const formatReliability = (
  locale: Locale,
  { label, low, high }: NonNullable<AssessmentFacts['reliability']>,
): string =>
  getTranslator(locale, 'product')('technical.reliabilityText', {
    label,
    low: formatNumber(locale, low, DECIMALS),
    high: formatNumber(locale, high, DECIMALS),
  })
