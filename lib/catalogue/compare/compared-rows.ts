import { formatAgeRange, formatMinutes } from '@/lib/catalogue/age'
import { levelName } from '@/lib/catalogue/level-name'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatList, languageName, writtenRow } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { formatNorms, formatReliability } from '@/lib/format/number'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

export type ComparedRow = {
  label: string
  /** One per title; undefined where a title has no value. */
  values: readonly (string | undefined)[]
  differs: boolean
}

type Feature = { label: string; tell: (title: TitleProduct) => string | undefined }

/** New users of a test need a kit, existing users need forms: titles are compared by these prices. */
const PRICED_GROUPS = ['KIT', 'FORMS_REPORTS'] as const

/** Price of the cheapest item of a group; a title without items of the group shows that it has none. */
function priceFeatures(locale: Locale, titles: readonly TitleProduct[]): readonly Feature[] {
  const t = getTranslator(locale, 'catalogue')
  const own = getTranslator(locale, 'compare')
  const itemsOf = (title: TitleProduct, group: (typeof PRICED_GROUPS)[number]) =>
    title.itemGroups?.find(entry => entry.group === group && entry.count > 0)
  return PRICED_GROUPS.filter(group => titles.some(title => itemsOf(title, group))).map(group => ({
    label: getTranslator(locale, 'product')(`groups.${group}`),
    tell: title => {
      const found = itemsOf(title, group)
      if (found === undefined) return own('values.noItems')
      if (found.fromPrice === undefined) return t('price.onRequest')
      const price = formatPrice(locale, found.fromPrice)
      return found.count === 1 ? price : t('price.from', { price })
    },
  }))
}

/** Required level, population, duration, administration and scoring of a test. */
function givingFeatures(locale: Locale): readonly Feature[] {
  const t = getTranslator(locale, 'product')
  const names = getTranslator(locale, 'catalogue')
  const own = getTranslator(locale, 'compare')
  const list = (values: readonly string[]) => (values.length === 0 ? undefined : writtenRow(locale, values))
  return [
    {
      label: own('rows.level'),
      tell: ({ qualificationLevel }) => levelName(locale, qualificationLevel),
    },
    {
      label: t('facts.ages'),
      tell: ({ assessment: { population } }) =>
        formatAgeRange(population.minAgeMonths, population.maxAgeMonths),
    },
    {
      label: t('facts.minutes'),
      tell: ({ assessment: { completion } }) =>
        t('facts.minutesText', {
          range: formatMinutes(locale, completion.minMinutes, completion.maxMinutes),
        }),
    },
    {
      label: t('facts.administration'),
      tell: ({ assessment }) => list(assessment.administration.map(way => names(`administrations.${way}`))),
    },
    {
      label: t('sections.telepractice'),
      tell: ({ assessment }) => (assessment.telepractice.allowed ? own('values.yes') : own('values.no')),
    },
    {
      label: t('facts.scoring'),
      tell: ({ assessment }) => list(assessment.scoring.map(way => names(`scorings.${way}`))),
    },
    {
      label: t('facts.raters'),
      tell: ({ assessment }) => list(assessment.population.raters.map(rater => names(`raters.${rater}`))),
    },
  ]
}

/** Scores, norms, reliability, languages and publication facts of a test. */
function resultFeatures(locale: Locale): readonly Feature[] {
  const t = getTranslator(locale, 'product')
  const own = getTranslator(locale, 'compare')
  return [
    {
      label: t('technical.scores'),
      tell: ({ assessment: { scores = [] } }) =>
        scores.length === 0
          ? undefined
          : writtenRow(
              locale,
              scores.map(kind => t(`scores.${kind}`)),
            ),
    },
    {
      label: t('technical.norms'),
      tell: ({ assessment: { norms } }) => norms && formatNorms(locale, norms),
    },
    {
      label: t('technical.reliability'),
      tell: ({ assessment: { reliability } }) => reliability && formatReliability(locale, reliability),
    },
    {
      label: t('facts.languages'),
      tell: ({ assessment }) =>
        writtenRow(
          locale,
          assessment.languages.map(code => languageName(locale, code)),
        ),
    },
    {
      label: t('facts.reading'),
      tell: ({ assessment: { readingGrade } }) =>
        readingGrade === undefined ? undefined : t('facts.readingText', { grade: readingGrade }),
    },
    {
      label: t('facts.published'),
      tell: ({ assessment: { publicationYear } }) => String(publicationYear),
    },
    {
      label: own('rows.authors'),
      tell: ({ assessment: { authors } }) => (authors.length === 0 ? undefined : formatList(locale, authors)),
    },
  ]
}

/** Titles side by side, one row per feature. A feature without a value for any title is left out. */
export const comparedRows = (locale: Locale, titles: readonly TitleProduct[]): readonly ComparedRow[] =>
  [...priceFeatures(locale, titles), ...givingFeatures(locale), ...resultFeatures(locale)]
    .map(({ label, tell }) => {
      const values = titles.map(tell)
      return { label, values, differs: new Set(values).size > 1 }
    })
    .filter(({ values }) => values.some(value => value !== undefined))
