import type { DatabaseSync } from 'node:sqlite'
import { editDistance } from '../../text/edit-distance.ts'
import type { Language } from '../languages.ts'
import type { Kind } from './site-index.ts'

/** Words of names and keywords with how often rows hold them, and where each pair of letters occurs. */
export type Vocabulary = {
  words: readonly string[]
  rows: readonly number[]
  pairs: ReadonlyMap<string, number[]>
}

/**
 * Columns whose words a correction may lead to, and how much a word counts there. Descriptions say too much.
 */
const COLUMNS: Readonly<Record<Kind, string>> = {
  title: "CASE col WHEN 'name' THEN 2 WHEN 'words' THEN 1 END",
  item: "CASE col WHEN 'name' THEN 1 END",
}

/** Reads the words of a full-text index, which are the only ones a correction may lead to. */
export const readVocabulary = (database: DatabaseSync, kind: Kind, language: Language): Vocabulary => {
  const words: string[] = []
  const rows: number[] = []
  const pairs = new Map<string, number[]>()
  const found = database
    .prepare(
      `SELECT term, sum(doc * ${COLUMNS[kind]}) AS often FROM catalogue_${kind}_words_${language}
         WHERE term NOT GLOB '*[0-9]*' GROUP BY term HAVING often > 0`,
    )
    .iterate()
  for (const { term, often } of found) {
    const word = String(term)
    for (const pair of pairsOf(word)) {
      const known = pairs.get(pair)
      if (known === undefined) pairs.set(pair, [words.length])
      else known.push(words.length)
    }
    words.push(word)
    rows.push(Number(often))
  }
  return { words, rows, pairs }
}

const pairsOf = (word: string): Set<string> => {
  const padded = `^${word}$`
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

const SHORTEST = 4
const TWO_ERRORS_FROM = 7

/** Pairs of letters that one mistake can spoil: two letters exchanged touch three. */
const SPOILT_BY_ONE = 3

/** Numbers and the shortest words are taken as they are. */
const canBeMisspelt = (word: string): boolean => word.length >= SHORTEST && !/\d/.test(word)

/** A mistake seldom spoils the beginning of a word. */
const SAME_BEGINNING = 1

/**
 * The word that was meant: the nearest one that begins alike, of equally near ones the one that is met more
 * often.
 */
const correctWord = (vocabulary: Vocabulary, word: string): string | undefined => {
  const most = word.length < TWO_ERRORS_FROM ? 1 : 2
  let best: { word: string; cost: number } | undefined
  for (const at of candidates(vocabulary, word, most)) {
    const candidate = vocabulary.words[at] ?? ''
    if (candidate.slice(0, SAME_BEGINNING) !== word.slice(0, SAME_BEGINNING)) continue
    const distance = editDistance(word, candidate, most)
    if (distance > most) continue
    const cost = distance * 10 - Math.log2(1 + (vocabulary.rows[at] ?? 0))
    if (best === undefined || cost < best.cost) best = { word: candidate, cost }
  }
  return best?.word
}

/** Each word that is known nowhere becomes the one that was probably meant. Undefined: nothing to correct. */
export const correctWords = (
  vocabulary: Vocabulary,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): string[] | undefined => {
  const corrected = words.map(word =>
    canBeMisspelt(word) && !isKnown(word) ? (correctWord(vocabulary, word) ?? word) : word,
  )
  return corrected.some((word, at) => word !== words[at]) ? corrected : undefined
}

/** Words that share enough pairs of letters to be within reach, so that few are compared letter by letter. */
const candidates = ({ words, pairs }: Vocabulary, word: string, most: number): number[] => {
  const shared = new Map<number, number>()
  const own = pairsOf(word)
  for (const pair of own) {
    for (const at of pairs.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
  }
  const needed = Math.max(1, own.size - most * SPOILT_BY_ONE)
  return [...shared]
    .filter(([at, count]) => count >= needed && Math.abs((words[at] ?? '').length - word.length) <= most)
    .map(([at]) => at)
}
