import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../../../db/prepared.ts'
import { compactKey } from '../../text/search-words.ts'
import { numberKey } from '../load/insert-item.ts'
import type { Kind } from './site-index.ts'

const ITEM_NUMBER = /^\d{4,10}$/
const MOST = 50

/** Rows that are named outright, best first. `only`: the text is a number, so nothing else can be meant. */
export type Pinned = { ids: number[]; only: boolean }

/**
 * Titles and items named by their code or acronym: item numbers also with spaces, hyphens and without the
 * zeros before them, acronyms also without the edition (then the newest one first).
 */
export const findPinned = (database: DatabaseSync, kind: Kind, text: string): Pinned => {
  const key = compactKey(text)
  if (key === '') return { ids: [], only: false }
  const one = ITEM_NUMBER.test(key) ? byNumber(database, kind, key) : []
  if (one.length > 0) return { ids: one, only: true }
  const several = byNumbers(database, kind, text)
  if (several.length > 0) return { ids: several, only: true }
  return { ids: byName(database, kind, key), only: false }
}

/**
 * Item numbers one after the other, as they are copied out of a list; only where there is nothing else in the
 * text.
 */
const byNumbers = (database: DatabaseSync, kind: Kind, text: string): number[] => {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(part => part !== '')
    .map(compactKey)
  if (numbers.length < 2 || !numbers.every(number => ITEM_NUMBER.test(number))) return []
  return [...new Set(numbers.flatMap(number => byNumber(database, kind, number)))]
}

/**
 * A title by the digits of its own code, else what has an item whose number begins so; the whole number
 * first, as the shortest.
 */
const byNumber = (database: DatabaseSync, kind: Kind, digits: string): number[] => {
  const title = prepared(database, 'SELECT id FROM catalogue_titles WHERE code = ?').get(`P${digits}`)
  if (title !== undefined) return kind === 'title' ? [Number(title.id)] : itemsOf(database, Number(title.id))
  const key = numberKey(digits)
  const column = kind === 'title' ? 'title' : 'id'
  const rows = prepared(
    database,
    `SELECT ${column} AS id FROM catalogue_items WHERE number_key >= ? AND number_key < ?
       ORDER BY number_key LIMIT ${MOST}`,
  ).all(key, `${key}:`)
  return [...new Set(rows.map(({ id }) => Number(id)))]
}

const byName = (database: DatabaseSync, kind: Kind, key: string): number[] => {
  const titles = prepared(
    database,
    `SELECT id FROM catalogue_titles WHERE acronym_key = ?1 OR acronym_stem = ?1 OR code = upper(?1)
       ORDER BY acronym_key = ?1 DESC, edition DESC LIMIT ${MOST}`,
  )
    .all(key)
    .map(({ id }) => Number(id))
  return kind === 'title' ? titles : titles.flatMap(title => itemsOf(database, title))
}

const itemsOf = (database: DatabaseSync, title: number): number[] =>
  prepared(database, 'SELECT id FROM catalogue_items WHERE title = ? ORDER BY position')
    .all(title)
    .map(({ id }) => Number(id))
