import { coursesOf, kitsOf } from '@/lib/catalogue/title-items'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { countryName } from '@/lib/format/country-name'
import { capitalized } from '@/lib/format/list'
import { formatNorms, formatReliability } from '@/lib/format/number'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import type { Block } from './about-blocks'
import { insideText } from './inside-text'
import { itemAnchor } from './item-anchor'

/** Returns the blocks of a section in the language of a site; none where there is no content. */
type Describe = (locale: Locale, title: TitleProduct) => readonly Block[]

/** Purpose of the test, and what it measures. */
const overview: Describe = (locale, { assessment: { body = [], measures = [] } }) =>
  measures.length === 0
    ? body
    : [...body, { heading: getTranslator(locale, 'product')('overview.measures') }, { points: measures }]

/** Content of each kit. */
const included: Describe = (locale, title) => {
  const kits = kitsOf(title).map(
    ({ name, productItem }) => [name, productItem.contents.map(part => insideText(locale, part))] as const,
  )
  return kits.length === 0 ? [] : [getTranslator(locale, 'product')('included.text'), { kits }]
}

/** A note where the norms are of another country: the test user has to judge whether they fit. */
const foreignNorms = (locale: Locale, norms: TitleProduct['assessment']['norms']): readonly Block[] => {
  const { defaultCountry, languageTag } = getSite(locale)
  if (norms === undefined || norms.country === defaultCountry) return []
  const country = countryName(norms.country, languageTag)
  return [{ note: getTranslator(locale, 'product')('technical.foreignNorms', { country }) }]
}

/** Scores, norms and reliability. */
const technical: Describe = (locale, { assessment: { scores = [], norms, reliability } }) => {
  const t = getTranslator(locale, 'product')
  const figures = [
    [t('technical.scores'), scores.map(kind => capitalized(locale, t(`scores.${kind}`)))] as const,
    [t('technical.norms'), norms === undefined ? [] : [formatNorms(locale, norms)]] as const,
    [
      t('technical.reliability'),
      reliability === undefined ? [] : [formatReliability(locale, reliability)],
    ] as const,
  ].filter(([, values]) => values.length > 0)
  return figures.length === 0 ? [] : [{ figures }, ...foreignNorms(locale, norms)]
}

/** Whether the test may be given remotely. */
const telepractice: Describe = (locale, { assessment }) => {
  const t = getTranslator(locale, 'product')
  const { allowed, note } = assessment.telepractice
  const rule = allowed ? t('telepractice.allowed') : t('telepractice.notAllowed')
  return note === undefined ? [rule] : [rule, note]
}

type Resource = NonNullable<TitleProduct['assessment']['resources']>[number]

/** Documents and videos, with an address where they have one. */
const resourcesOf = (
  { assessment }: TitleProduct,
  isMeant: (resource: Resource) => boolean,
): readonly Block[] => {
  const resources = assessment.resources?.filter(isMeant) ?? []
  if (resources.length === 0) return []
  return [
    {
      resources: resources.map(({ title: name, text, href }) => ({
        name,
        ...(href !== undefined && { href }),
        ...(text !== undefined && { text }),
      })),
    },
  ]
}

const isSample = ({ kind }: Resource): boolean => kind === 'SAMPLE_REPORT'

/** Sample reports, about fictitious clients. */
const samples: Describe = (locale, title) => {
  const reports = resourcesOf(title, isSample)
  return reports.length === 0 ? [] : [...reports, { note: getTranslator(locale, 'product')('sample.text') }]
}

const resources: Describe = (_, title) => resourcesOf(title, resource => !isSample(resource))

/** Frequently asked questions about the test. */
const questions: Describe = (_, { assessment: { questions: asked = [] } }) =>
  asked.length === 0 ? [] : [{ questions: asked.map(({ question, answer }) => [question, answer] as const) }]

/** Training courses for the test, each with a link to its item. */
const training: Describe = (locale, title) => {
  const courses = coursesOf(title)
  if (courses.length === 0) return []
  return [
    getTranslator(locale, 'product')('training.text'),
    { places: courses.map(({ code, name }) => [name, `#${itemAnchor(code)}`] as const) },
  ]
}

/** The sections in their order: name in the address, message key of the heading, and content. */
export const ABOUT_SECTIONS = [
  { id: 'overview', label: 'overview', describe: overview },
  { id: 'included', label: 'included', describe: included },
  { id: 'technical', label: 'technical', describe: technical },
  { id: 'telepractice', label: 'telepractice', describe: telepractice },
  { id: 'sample-report', label: 'sample', describe: samples },
  { id: 'resources', label: 'resources', describe: resources },
  { id: 'questions', label: 'questions', describe: questions },
  { id: 'training', label: 'training', describe: training },
] as const
