import type { ReactNode } from 'react'
import { formatAgeRange, formatMinutes } from '@/lib/catalogue/age'
import { languageName } from '@/lib/catalogue/written'
import type { AssessmentFacts } from '@/lib/contract/commerce/catalogue/assessment'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Short facts side by side need no word between them, in no language of ours. */
const SEPARATOR = ', '

type Fact = { term: string; description: ReactNode }

/** For whom it is and how long it takes. */
function peopleFacts(locale: Locale, { population, completion }: AssessmentFacts): readonly Fact[] {
  const t = getTranslator(locale, 'product')
  const { minAgeMonths, maxAgeMonths, grades } = population
  const range = formatMinutes(locale, completion.minMinutes, completion.maxMinutes)
  const minutes = t('facts.minutesText', { range })
  return [
    { term: t('facts.ages'), description: formatAgeRange(minAgeMonths, maxAgeMonths) },
    ...(grades === undefined ? [] : [{ term: t('facts.grades'), description: grades }]),
    {
      term: t('facts.minutes'),
      description: completion.note === undefined ? minutes : `${minutes} (${completion.note})`,
    },
  ]
}

/** How it is given and scored, and by whom. */
function givingFacts(
  locale: Locale,
  { administration, scoring, population }: AssessmentFacts,
): readonly Fact[] {
  const t = getTranslator(locale, 'product')
  const names = getTranslator(locale, 'catalogue')
  const ways = administration.map(way => names(`administrations.${way}`))
  const scorings = scoring.map(way => names(`scorings.${way}`))
  const raters = population.raters.map(rater => names(`raters.${rater}`))
  return [
    { term: t('facts.administration'), description: ways.join(SEPARATOR) },
    { term: t('facts.scoring'), description: scorings.join(SEPARATOR) },
    ...(raters.length === 0 ? [] : [{ term: t('facts.raters'), description: raters.join(SEPARATOR) }]),
  ]
}

/** In which languages, how easy to read and how new. */
function printFacts(
  locale: Locale,
  { languages, readingGrade, publicationYear }: AssessmentFacts,
): readonly Fact[] {
  const t = getTranslator(locale, 'product')
  const names = languages.map(code => languageName(locale, code))
  return [
    { term: t('facts.languages'), description: names.join(SEPARATOR) },
    ...(readingGrade === undefined
      ? []
      : [{ term: t('facts.reading'), description: t('facts.readingText', { grade: readingGrade }) }]),
    { term: t('facts.published'), description: String(publicationYear) },
  ]
}

/** What a title is for and how it is given, at a glance. */
export function ProductFacts({ locale, title: { assessment } }: { locale: Locale; title: TitleProduct }) {
  const facts = [peopleFacts, givingFacts, printFacts].flatMap(describe => describe(locale, assessment))
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(({ term, description }) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
