import type { DatabaseSync } from 'node:sqlite'
import type { Text } from '../catalogue-record.ts'
import { catalogueLanguage, nameIn } from '../languages.ts'

type CategoryRow = { code: string; parent: string | undefined; names: Text; descriptions: Text }

/** The areas of the catalogue, two levels, in the order in which they are shown. */
export type CategoryTree = {
  has: (code: string) => boolean
  nameOf: (code: string, language: string) => string
  descriptionOf: (code: string, language: string) => string | undefined
  /** Codes below a category, or of the highest ones. */
  below: (parent?: string) => readonly string[]
  /** All codes, each area right after the one it belongs to. */
  all: readonly string[]
}

export const readCategoryTree = (database: DatabaseSync): CategoryTree => {
  const rows = new Map(readRows(database).map(row => [row.code, row]))
  const below = (parent?: string): string[] =>
    [...rows.values()].filter(row => row.parent === parent).map(({ code }) => code)
  const withAllBelow = (code: string): string[] => [code, ...below(code).flatMap(withAllBelow)]
  return {
    has: code => rows.has(code),
    nameOf: (code, language) => {
      const row = rows.get(code)
      return row === undefined ? code : nameIn(row.names, catalogueLanguage(language))
    },
    descriptionOf: (code, language) => rows.get(code)?.descriptions[catalogueLanguage(language)],
    below,
    all: below().flatMap(withAllBelow),
  }
}

const readRows = (database: DatabaseSync): CategoryRow[] =>
  database
    .prepare('SELECT code, parent, names, descriptions FROM catalogue_categories ORDER BY position')
    .all()
    .map(({ code, parent, names, descriptions }) => ({
      code: String(code),
      parent: typeof parent === 'string' ? parent : undefined,
      names: JSON.parse(String(names)),
      descriptions: JSON.parse(String(descriptions)),
    }))
