import type { AssessmentFacts } from '../../../../lib/contract/commerce/catalogue/assessment.ts'
import { RESOURCE_KINDS } from '../../../../lib/contract/commerce/catalogue/assessment.ts'
import type { ProductItemFacts } from '../../../../lib/contract/commerce/catalogue/product-item.ts'
import type { AssessmentRecord, ItemRecord } from '../catalogue-record.ts'
import { inLanguage, type Language, nameIn } from '../languages.ts'

/** What a list shows of a title, in one language; status, sites and editions follow from other tables. */
export type TitleCard = Pick<
  AssessmentFacts,
  | 'acronym'
  | 'edition'
  | 'authors'
  | 'population'
  | 'completion'
  | 'administration'
  | 'telepractice'
  | 'scoring'
  | 'languages'
  | 'publicationYear'
  | 'endDate'
>

/** What only the page of a title adds. */
export const DETAIL_MEMBERS = [
  'body',
  'measures',
  'scores',
  'norms',
  'reliability',
  'readingGrade',
  'qualificationTags',
  'resources',
  'questions',
] as const satisfies readonly (keyof AssessmentFacts)[]

export type TitleDetail = Pick<AssessmentFacts, (typeof DETAIL_MEMBERS)[number]>

/** What an item is, in one language; status and price on request follow from other tables. */
export type ItemDocument = Omit<ProductItemFacts, 'status' | 'priceOnRequest'> & {
  upc?: string
  taxClass: ItemRecord['taxClass']
}

/** Members whose value is undefined are left out when a document is written. */
export const titleCard = (record: AssessmentRecord, language: Language): TitleCard => {
  const { acronym, edition, administration, scoring, languages, publicationYear, endDate } = record
  const { note, ...minutes } = record.completion
  return {
    acronym,
    edition,
    administration,
    scoring,
    languages,
    publicationYear,
    endDate,
    authors: [...record.authors],
    population: record.population,
    completion: { ...minutes, note: note?.[language] },
    telepractice: { allowed: record.telepractice.allowed, note: record.telepractice.note?.[language] },
  }
}

/** The long part of a title; a list in which nothing is translated is absent. */
export const titleDetail = (record: AssessmentRecord, language: Language): TitleDetail => {
  const { scores, norms, readingGrade, reliability, qualificationTags } = record
  return {
    scores,
    norms,
    readingGrade,
    body: orAbsent(inLanguage(record.body, language)),
    measures: orAbsent(inLanguage(record.measures, language)),
    reliability: reliability && { ...reliability, label: nameIn(reliability.label, language) },
    qualificationTags: qualificationTags?.map(({ code, name }) => ({ code, name: nameIn(name, language) })),
    resources: orAbsent(resourcesIn(record, language)),
    questions: orAbsent(questionsIn(record, language)),
  }
}

const orAbsent = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list)

const resourcesIn = (record: AssessmentRecord, language: Language): NonNullable<TitleDetail['resources']> =>
  record.resources.flatMap(resource => {
    const kind = RESOURCE_KINDS.find(known => known === resource.kind)
    const title = resource.title[language]
    if (kind === undefined || title === undefined) return []
    return [{ kind, title, text: resource.text?.[language], href: resource.href }]
  })

const questionsIn = (record: AssessmentRecord, language: Language): NonNullable<TitleDetail['questions']> =>
  record.questions.flatMap(({ question, answer }) => {
    const [asked, answered] = [question[language], answer[language]]
    return asked === undefined || answered === undefined ? [] : [{ question: asked, answer: answered }]
  })

/**
 * An item in one language. Its contents are named in English where they are not translated: a kit must say
 * all it holds.
 */
export const itemDocument = (record: ItemRecord, language: Language): ItemDocument => ({
  shortName: record.shortName,
  group: record.group,
  format: record.format,
  unit: record.unit,
  packSize: record.packSize,
  contents: record.contents.map(({ code, text, quantity }) => ({
    code,
    text: nameIn(text, language),
    quantity,
  })),
  consumable: record.consumable,
  fulfilment: record.fulfilment,
  needsInventoryAccount: record.needsInventoryAccount,
  order: record.order,
  termMonths: record.termMonths,
  returnRule: record.returnRule,
  endDate: record.endDate,
  replacedBy: record.replacedBy,
  shipTo: record.shipTo,
  languages: record.languages,
  taxClass: record.taxClass,
  ...(record.upc === undefined ? {} : { upc: record.upc }),
})
