import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { fillCatalogue } from '../../commerce/catalogue/load/fill-catalogue.ts'
import { insertInto } from '../../commerce/catalogue/load/insert-into.ts'
import { markChanged, readState } from '../../commerce/catalogue/state.ts'
import { transaction } from '../../db/transaction.ts'
import { fillSearchWords, SEARCH_WORDS } from '../search/search-words.ts'
import { CATALOGUE } from './catalogue.ts'
import { drawCover, drawGallery, pictureVersion } from './covers.ts'
import { generateFamilies } from './generate.ts'

const PICTURES = CATALOGUE.assessments.map(assessment => ({
  code: assessment.code,
  svg: drawCover(assessment),
  gallery: drawGallery(assessment),
}))

/**
 * How the records are written. Raised with every change of that, so that older data folders are filled anew.
 */
const WRITTEN_AS = 5

/** What the catalogue would be filled with, in short: the same as long as its data is. */
const FINGERPRINT = createHash('sha256')
  .update(JSON.stringify([WRITTEN_AS, CATALOGUE, PICTURES, SEARCH_WORDS]))
  .digest('hex')

/** Whether the catalogue is what the seed fills in, apart from its stock. */
export const isCatalogueSeeded = (database: DatabaseSync): boolean =>
  readState(database).fingerprint === FINGERPRINT

/** Fills the catalogue in, unless it stands there already as it should. */
export const seedCatalogue = (database: DatabaseSync): void =>
  transaction(database, () => {
    if (isCatalogueSeeded(database)) return
    fillCatalogue(database, CATALOGUE)
    fillSearchWords(database)
    hangPictures(database)
    markChanged(database, FINGERPRINT)
  })

const SEED = 1

/** Puts so many generated families beside those of the sample catalogue, until the next reset. */
export const enlargeCatalogue = (database: DatabaseSync, families: number): void =>
  transaction(database, () => {
    const { categories, assessments } = CATALOGUE
    fillCatalogue(database, {
      categories,
      assessments: [...assessments, ...generateFamilies(families, SEED)],
    })
    hangPictures(database)
    markChanged(database)
  })

const hangPictures = (database: DatabaseSync): void => {
  const cover = insertInto(database, 'catalogue_covers', 3)
  const picture = insertInto(database, 'catalogue_pictures', 4)
  for (const { code, svg, gallery } of PICTURES) {
    cover.run(code, pictureVersion(svg), svg)
    for (const item of gallery) picture.run(code, item.group, pictureVersion(item.svg), item.svg)
  }
}
