import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { ITEM_FORMATS, ITEM_GROUPS } from '../../../../lib/contract/commerce/catalogue/product-item.ts'
import type { AssessmentRecord, ItemRecord, OfferRecord } from '../catalogue-record.ts'
import { type Language, nameIn } from '../languages.ts'
import { toMask } from '../mask.ts'
import { itemDocument } from './documents.ts'
import { itemTexts } from './index-texts.ts'
import { insertInto } from './insert-into.ts'
import type { LoadScope } from './insert-title.ts'

/** Where an item stands: its own id, its title's, and its place among the items of the title. */
type Place = { id: number; title: number; position: number }

/** Returns a function that writes one item with its texts and offers. */
export const itemWriter = (database: DatabaseSync, { languages, sites }: LoadScope) => {
  const row = insertInto(database, 'catalogue_items', 10)
  const document = insertInto(database, 'catalogue_item_documents', 4)
  const offer = insertInto(database, 'catalogue_offers', 8)
  const texts = new Map(languages.map(language => [language, textWriter(database, language)]))
  return (family: AssessmentRecord, item: ItemRecord, place: Place): void => {
    row.run(...itemColumns(family, item, place))
    for (const [language, write] of texts) {
      document.run(
        place.id,
        language,
        nameIn(item.name, language),
        JSON.stringify(itemDocument(item, language)),
      )
      write.run(place.id, ...itemTexts(item, language, family.acronym))
    }
    for (const sold of item.offers) if (sites.has(sold.site)) offer.run(...offerColumns(sold, place.id))
  }
}

const textWriter = (database: DatabaseSync, language: Language): StatementSync =>
  database.prepare(
    `INSERT INTO catalogue_item_index_${language} (rowid, code, name, short_name, acronym) VALUES (?, ?, ?, ?, ?)`,
  )

/** An item number without the zeros before it. */
export const numberKey = (code: string): string => code.replace(/^0+/, '')

const itemColumns = (family: AssessmentRecord, item: ItemRecord, { id, title, position }: Place) => [
  id,
  item.code,
  numberKey(item.code),
  title,
  position,
  item.rank ?? family.rank,
  toMask(ITEM_GROUPS, [item.group]),
  toMask(ITEM_FORMATS, [item.format]),
  item.status,
  JSON.stringify(item.languages),
]

const offerColumns = ({ site, price, tiers, stock }: OfferRecord, item: number) => [
  site,
  item,
  price ?? null,
  JSON.stringify(tiers),
  stock?.level ?? null,
  stock?.expectedOn ?? null,
  Number(stock?.preorder ?? false),
  stock?.level ?? null,
]
