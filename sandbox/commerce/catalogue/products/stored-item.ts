import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../../../db/prepared.ts'
import type { Rank } from '../catalogue-record.ts'
import { catalogueLanguage } from '../languages.ts'
import type { ItemDocument } from '../load/documents.ts'
import {
  type Audience,
  CATEGORIES_OF_TITLE,
  readList,
  readRank,
  readStatus,
  type StoredTitle,
  textOrAbsent,
} from './stored-title.ts'

/** What a site sells an item for; a price in minor units, absent where it is made on request. */
export type StoredOffer = {
  price: number | undefined
  tiers: readonly { min: number; price: number }[]
  /** Absent for what does not ship. */
  stockLevel: number | undefined
  expectedOn: string | undefined
  preorder: boolean
}

/** An item as its rows tell it, in one language and for one site. */
export type StoredItem = {
  id: number
  code: string
  titleCode: string
  titleName: string
  titleStatus: StoredTitle['status']
  categories: readonly string[]
  status: StoredTitle['status']
  rank: Rank
  name: string
  facts: ItemDocument
  coverVersion: string | undefined
  /** Of the picture of its group. */
  pictureVersion: string | undefined
  /** Absent where the site does not sell it. */
  offer: StoredOffer | undefined
}

const SELECTED = `SELECT i.id, i.code, i.status, i.rank, t.code AS titleCode, t.status AS titleStatus, td.name AS titleName, d.name, d.facts, c.version, p.version AS pictureVersion, ${CATEGORIES_OF_TITLE} AS categories,
    o.item AS offered, o.price, o.tiers, o.stock_level AS stockLevel, o.expected_on AS expectedOn, o.preorder
  FROM catalogue_items i
    JOIN catalogue_titles t ON t.id = i.title
    JOIN catalogue_title_documents td ON td.title = t.id AND td.language = :language
    JOIN catalogue_item_documents d ON d.item = i.id AND d.language = :language
    LEFT JOIN catalogue_title_sites s ON s.title = t.id AND s.site = :site
    LEFT JOIN catalogue_offers o ON o.item = i.id AND o.site = s.site
    LEFT JOIN catalogue_covers c ON c.title_code = t.code
    LEFT JOIN catalogue_pictures p ON p.title_code = t.code AND p.item_group = d.facts ->> '$.group'`

const toStored = (row: Record<string, unknown>): StoredItem => ({
  id: Number(row.id),
  code: String(row.code),
  titleCode: String(row.titleCode),
  titleName: String(row.titleName),
  titleStatus: readStatus(row.titleStatus),
  categories: readList(row.categories),
  status: readStatus(row.status),
  rank: readRank(row.rank),
  name: String(row.name),
  facts: JSON.parse(String(row.facts)),
  coverVersion: textOrAbsent(row.version),
  pictureVersion: textOrAbsent(row.pictureVersion),
  offer: row.offered === null ? undefined : toOffer(row),
})

const toOffer = (row: Record<string, unknown>): StoredOffer => ({
  price: typeof row.price === 'number' ? row.price : undefined,
  tiers: JSON.parse(String(row.tiers)),
  stockLevel: typeof row.stockLevel === 'number' ? row.stockLevel : undefined,
  expectedOn: typeof row.expectedOn === 'string' ? row.expectedOn : undefined,
  preorder: row.preorder === 1,
})

/** An item by its number, whether sold on the site or not. */
export const findItem = (
  database: DatabaseSync,
  { site, language }: Audience,
  code: string,
): StoredItem | undefined => {
  const parameters = { site, language: catalogueLanguage(language), code }
  const row = prepared(database, `${SELECTED} WHERE i.code = :code`).get(parameters)
  return row === undefined ? undefined : toStored(row)
}

/** Items by their ids, in the order of these. */
export const readItems = (
  database: DatabaseSync,
  { site, language }: Audience,
  ids: readonly number[],
): StoredItem[] => {
  const read = prepared(database, `${SELECTED} WHERE i.id = :id`)
  const parameters = { site, language: catalogueLanguage(language) }
  return ids
    .map(id => read.get({ ...parameters, id }))
    .flatMap(row => (row === undefined ? [] : [toStored(row)]))
}

/** Items of a title that the site sells, or that have come to their end. */
export const itemsOfTitle = (
  database: DatabaseSync,
  { site, language }: Audience,
  title: number,
): StoredItem[] =>
  prepared(
    database,
    `${SELECTED} WHERE i.title = :title AND s.title IS NOT NULL AND (o.item IS NOT NULL OR i.status <> 'ACTIVE')
       ORDER BY i.position`,
  )
    .all({ site, language: catalogueLanguage(language), title })
    .map(toStored)
