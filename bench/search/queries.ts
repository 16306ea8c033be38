import type { DatabaseSync } from 'node:sqlite'
import { CATEGORIES } from '../../sandbox/seed/catalogue/categories.ts'

/** A search: query and filters in OCC syntax, or the text typed so far. */
export type Ask = { query: string; filters?: string } | { term: string }

type Word = { word: string; share: number }

const SAMPLES = 40

/** The given number of entries, evenly distributed over the list. */
const spread = <T>(list: readonly T[], count = SAMPLES): T[] => {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, at) => at % step === 0).slice(0, count)
}

const texts = (database: DatabaseSync, sql: string): string[] =>
  database
    .prepare(sql)
    .all()
    .map(({ text }) => String(text))

/** Words in the titles with the share of titles that contain them, the most frequent first. */
const readWords = (database: DatabaseSync): Word[] => {
  const titles = Number(database.prepare('SELECT count(*) AS titles FROM catalogue_titles').get()?.titles)
  return database
    .prepare(
      `SELECT term, max(doc) AS doc FROM catalogue_title_words_en
         WHERE length(term) > 4 AND term NOT GLOB '*[0-9]*' GROUP BY term ORDER BY doc DESC`,
    )
    .all()
    .map(({ term, doc }) => ({ word: String(term), share: Number(doc) / titles }))
}

const between = (words: readonly Word[], low: number, high: number): string[] =>
  spread(words.filter(({ share }) => share >= low && share < high)).map(({ word }) => word)

/** Misspells a word: swaps two letters in the middle. */
const misspelt = (word: string): string => {
  const at = Math.floor(word.length / 2)
  return `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`
}

const asks = (queries: readonly string[]): Ask[] => queries.map(query => ({ query }))

const sentences = (words: readonly string[], others: readonly string[]): Ask[] =>
  asks(words.map((word, at) => `a test of ${word} and ${others[at % others.length]} nowhere for children`))

const mistakes = (words: readonly string[]): Ask[] =>
  asks(words.filter(word => word.length > 6).map(misspelt))

const items = (queries: readonly string[]): Ask[] =>
  queries.map(query => ({ query, filters: 'productKind:item' }))

const NARROWED = [
  'format:PRINT:qualificationLevel:B:qualificationLevel:C',
  'administration:PAPER:age:100',
  'minutes:30:telepractice:true:inStock:true',
  'language:fr:language:es:scoring:WEB',
]

/** Searches of every kind, built from the words in the catalogue. */
export const querySets = (database: DatabaseSync): ReadonlyMap<string, readonly Ask[]> => {
  const words = readWords(database)
  const [common, middle, rare] = [between(words, 0.2, 2), between(words, 0.02, 0.2), between(words, 0, 0.02)]
  const acronyms = spread(texts(database, 'SELECT acronym AS text FROM catalogue_titles'))
  const numbers = spread(texts(database, 'SELECT number_key AS text FROM catalogue_items'))
  const areas = CATEGORIES.map(({ code }) => `:relevance:allCategories:${code}`)
  return new Map([
    ['acronym', asks(acronyms)],
    ['selective: rare words', asks(rare)],
    ['medium: words of 2 to 20 % of the titles', asks(middle)],
    ['broad: words of more than 20 %', asks(common)],
    ['two broad words', asks(common.map((word, at) => `${word} ${common[(at + 1) % common.length]}`))],
    ['sentences that nothing has all of', sentences(middle, rare)],
    ['everything', asks([''])],
    ['misspelt', mistakes([...spread(middle, 20), ...spread(rare, 20)])],
    [
      'narrowed by facets',
      asks(
        spread([...common, ...middle], 20).flatMap(word => NARROWED.map(wish => `${word}:relevance:${wish}`)),
      ),
    ],
    ['category, narrowed', asks(areas.flatMap(area => NARROWED.map(wish => `${area}:${wish}`)))],
    [
      'sorted',
      asks(
        common.flatMap(word =>
          ['name-asc', 'newest', 'price-asc', 'price-desc'].map(sort => `${word}:${sort}`),
        ),
      ),
    ],
    [
      'items by words',
      items([
        ...acronyms.map(acronym => `${acronym} record form`),
        'manual',
        'record form',
        'web score report',
      ]),
    ],
    ['items by number', items(numbers.map(number => number.slice(0, 6)))],
    [
      'suggestions',
      [...common, ...middle, ...rare].flatMap(word =>
        [2, 3, 5].map(length => ({ term: word.slice(0, length) })),
      ),
    ],
  ])
}
