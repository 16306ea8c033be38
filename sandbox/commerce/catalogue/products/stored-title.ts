import type { DatabaseSync } from 'node:sqlite'
import type { AssessmentFacts } from '../../../../lib/contract/commerce/catalogue/assessment.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Rank } from '../catalogue-record.ts'
import { catalogueLanguage } from '../languages.ts'
import type { TitleCard, TitleDetail } from '../load/documents.ts'

/** A title as its rows tell it, in one language and for one site. */
export type StoredTitle = {
  id: number
  code: string
  status: AssessmentFacts['status']
  rank: Rank
  supersedes: string | undefined
  similar: readonly string[]
  name: string
  summary: string | undefined
  card: TitleCard
  detail: () => TitleDetail
  coverVersion: string | undefined
  isSold: boolean
  /** Codes, the main one first. */
  categories: readonly string[]
  /** Sites that sell it. */
  soldOn: readonly string[]
  prices: { min: number; max: number } | undefined
}

export type Audience = { site: string; language: string }

/** A list within a row: the categories of the title `t`. */
export const CATEGORIES_OF_TITLE =
  '(SELECT group_concat(category ORDER BY position) FROM catalogue_title_categories WHERE title = t.id)'

const SELECTED = `SELECT t.id, t.code, t.status, t.rank, t.supersedes, t.similar, d.name, d.summary, d.card, d.detail,
    c.version, s.title IS NOT NULL AS sold, s.min_price AS minPrice, s.max_price AS maxPrice,
    s.languages AS soldLanguages, ${CATEGORIES_OF_TITLE} AS categories,
    (SELECT group_concat(site) FROM catalogue_title_sites WHERE title = t.id) AS soldOn
  FROM catalogue_titles t
    JOIN catalogue_title_documents d ON d.title = t.id AND d.language = :language
    LEFT JOIN catalogue_title_sites s ON s.title = t.id AND s.site = :site
    LEFT JOIN catalogue_covers c ON c.title_code = t.code`

const RANKS = [0, 1, 2, 3] as const
const STATUSES = ['ACTIVE', 'ENDING', 'WITHDRAWN'] as const

export const readStatus = (value: unknown): AssessmentFacts['status'] =>
  STATUSES.find(status => status === value) ?? 'ACTIVE'

export const readRank = (value: unknown): Rank => RANKS.find(rank => rank === value) ?? 0

/** Codes that left the database as one text. */
export const readList = (value: unknown): string[] => (typeof value === 'string' ? value.split(',') : [])

export const textOrAbsent = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** A site that sells a title names only the languages in which it does. */
const soldCard = (card: TitleCard, soldLanguages: unknown): TitleCard => {
  const sold: string[] = typeof soldLanguages === 'string' ? JSON.parse(soldLanguages) : []
  return sold.length === 0 ? card : { ...card, languages: card.languages.filter(code => sold.includes(code)) }
}

const toStored = (row: Record<string, unknown>): StoredTitle => ({
  id: Number(row.id),
  code: String(row.code),
  status: readStatus(row.status),
  rank: readRank(row.rank),
  supersedes: textOrAbsent(row.supersedes),
  similar: JSON.parse(String(row.similar)),
  name: String(row.name),
  summary: textOrAbsent(row.summary),
  card: soldCard(JSON.parse(String(row.card)), row.soldLanguages),
  // Read only when it is asked for: lists do without.
  detail: () => JSON.parse(String(row.detail)),
  coverVersion: textOrAbsent(row.version),
  isSold: row.sold === 1,
  categories: readList(row.categories),
  soldOn: readList(row.soldOn),
  prices: row.minPrice === null ? undefined : { min: Number(row.minPrice), max: Number(row.maxPrice) },
})

/** A title by its code, whether sold on the site or not. */
export const findTitle = (
  database: DatabaseSync,
  { site, language }: Audience,
  code: string,
): StoredTitle | undefined => {
  const parameters = { site, language: catalogueLanguage(language), code }
  const row = prepared(database, `${SELECTED} WHERE t.code = :code`).get(parameters)
  return row === undefined ? undefined : toStored(row)
}

/** Titles by their ids, in the order of these. */
export const readTitles = (
  database: DatabaseSync,
  { site, language }: Audience,
  ids: readonly number[],
): StoredTitle[] => {
  const read = prepared(database, `${SELECTED} WHERE t.id = :id`)
  const parameters = { site, language: catalogueLanguage(language) }
  return ids
    .map(id => read.get({ ...parameters, id }))
    .flatMap(row => (row === undefined ? [] : [toStored(row)]))
}
