import { formatAgeRange, formatMinutes } from '@/lib/catalogue/age'
import { gradeRange } from '@/lib/catalogue/grades'
import type { AssessmentFacts } from '@/lib/contract/commerce/catalogue/assessment'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { languageName, writtenRow } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { Fact } from './product-facts-view'

/** A fact that not every title has. */
type MaybeFact = readonly [term: string, text: string | undefined]

/** Population of the test, and its duration. */
function peopleFacts(locale: Locale, { population, completion }: AssessmentFacts): readonly MaybeFact[] {
  const t = getTranslator(locale, 'product')
  const { minAgeMonths, maxAgeMonths, grades } = population
  const range = formatMinutes(locale, completion.minMinutes, completion.maxMinutes)
  const minutes = t('facts.minutesText', { range })
  return [
    [t('facts.ages'), formatAgeRange(minAgeMonths, maxAgeMonths)],
    [t('facts.grades'), grades === undefined ? undefined : gradeRange(locale, grades)],
    [t('facts.minutes'), completion.note === undefined ? minutes : `${minutes} (${completion.note})`],
  ]
}

/** How the test is given and scored, and by whom. */
function givingFacts(
  locale: Locale,
  { administration, scoring, population }: AssessmentFacts,
): readonly MaybeFact[] {
  const t = getTranslator(locale, 'product')
  const names = getTranslator(locale, 'catalogue')
  const ways = administration.map(way => names(`administrations.${way}`))
  const scorings = scoring.map(way => names(`scorings.${way}`))
  const raters = population.raters.map(rater => names(`raters.${rater}`))
  return [
    [t('facts.administration'), writtenRow(locale, ways)],
    [t('facts.scoring'), writtenRow(locale, scorings)],
    [t('facts.raters'), raters.length === 0 ? undefined : writtenRow(locale, raters)],
  ]
}

/** Languages, reading level and year of the test. */
function printFacts(
  locale: Locale,
  { languages, readingGrade, publicationYear }: AssessmentFacts,
): readonly MaybeFact[] {
  const t = getTranslator(locale, 'product')
  const names = languages.map(code => languageName(locale, code))
  return [
    [t('facts.languages'), writtenRow(locale, names)],
    [
      t('facts.reading'),
      readingGrade === undefined ? undefined : t('facts.readingText', { grade: readingGrade }),
    ],
    [t('facts.published'), String(publicationYear)],
  ]
}

/** Summary of a title: its purpose and how it is given. */
export const productFacts = (
  locale: Locale,
  { assessment }: Pick<TitleProduct, 'assessment'>,
): readonly Fact[] =>
  [peopleFacts, givingFacts, printFacts]
    .flatMap(describe => describe(locale, assessment))
    .filter((fact): fact is Fact => fact[1] !== undefined)
