import { searchWords } from '../../text/search-words.ts'
import type { Language } from '../languages.ts'
import { singular } from './expression.ts'
import type { Selection } from './query.ts'
import { readSelection, type SearchWords } from './search-words.ts'
import type { Kind } from './site-index.ts'

/** One thing that a text asks for: a word or phrase, in all the ways in which it may be met. */
export type Unit = {
  /** As it was typed, in small letters without accents. */
  typed: string
  /** Phrases that mean the same. */
  alternatives: readonly string[]
  /** The value of a facet that it names. */
  selection?: Selection
  /** Whether what is found has to meet it; other units only rank. */
  isRequired: boolean
  /** It names a kind of item, which no title is. */
  isPart?: boolean
}

type Reading = { words: SearchWords; language: Language; kind: Kind }

type Read = { unit?: Unit; length: number }

const MOST_WORDS = 16
const MONTHS_OF_YEAR = 12

/** What a text asks for, in the order of its words. Empty where no one can mean anything by it. */
export const readUnits = (text: string, reading: Reading): Unit[] => {
  const typed = searchWords(text).slice(0, MOST_WORDS)
  const units: Unit[] = []
  for (let at = 0; at < typed.length; ) {
    const { unit, length } = readAge(typed, at, reading) ?? readPhrase(typed, at, reading)
    if (unit !== undefined && !units.some(known => known.typed === unit.typed)) units.push(unit)
    at += length
  }
  if (units.length > 0) return units
  return typed
    .filter(word => !isLetter(word))
    .map(word => ({ typed: word, alternatives: [], isRequired: true }))
}

/** `9 years old` and `age 9`. */
const readAge = (typed: readonly string[], at: number, reading: Reading): Read | undefined => {
  const [first = '', second = ''] = [typed[at], typed[at + 1]]
  const before = meaningOf(first, reading)
  if (before?.kind === 'YEARS' && isAge(second))
    return ageUnit(typed, at, { length: 2, age: yearsOf(second) })
  if (!isAge(first)) return undefined
  for (let length = reading.words.longest; length > 0; length -= 1) {
    const unit = meaningOf(typed.slice(at + 1, at + 1 + length).join(' '), reading)
    if (unit?.kind === 'YEARS') return ageUnit(typed, at, { length: length + 1, age: yearsOf(first) })
    if (unit?.kind === 'MONTHS') return ageUnit(typed, at, { length: length + 1, age: Number(first) })
  }
  return undefined
}

const isAge = (word: string): boolean => /^\d{1,2}$/.test(word)

const yearsOf = (word: string): number => Number(word) * MONTHS_OF_YEAR

const ageUnit = (
  typed: readonly string[],
  at: number,
  { length, age }: { length: number; age: number },
): Read => ({
  unit: {
    typed: typed.slice(at, at + length).join(' '),
    alternatives: [],
    selection: { key: 'age', value: String(age) },
    isRequired: true,
  },
  length,
})

/** The longest phrase that the editors' table knows, or one word. */
const readPhrase = (typed: readonly string[], at: number, reading: Reading): Read => {
  const most = Math.min(reading.words.longest, typed.length - at)
  for (let length = most; length > 0; length -= 1) {
    const phrase = typed.slice(at, at + length).join(' ')
    const meaning = meaningOf(phrase, reading)
    if (meaning === undefined) continue
    if (meaning.kind === 'STOP') return { length }
    return { unit: toUnit(phrase, meaning.kind, { ...reading, meanings: meaning.meanings }), length }
  }
  const word = typed[at] ?? ''
  if (isLetter(word)) return { length: 1 }
  return { unit: { typed: word, alternatives: [], isRequired: !isAge(word) }, length: 1 }
}

/** A single letter says nothing by itself; a sign that is a word does. */
const isLetter = (word: string): boolean => /^[a-z]$/.test(word)

const meaningOf = (phrase: string, { words, language }: Reading) =>
  words.of(phrase) ?? words.of(singular(phrase, language))

const toUnit = (
  typed: string,
  meant: NonNullable<ReturnType<typeof meaningOf>>['kind'],
  { kind, meanings }: Reading & { meanings: readonly string[] },
): Unit => {
  switch (meant) {
    case 'COMMON':
    case 'YEARS':
    case 'MONTHS':
      return { typed, alternatives: meanings.filter(meaning => meaning !== ''), isRequired: false }
    case 'PART':
      return {
        typed,
        alternatives: meanings.filter(meaning => meaning !== ''),
        isRequired: kind === 'item',
        isPart: true,
      }
    case 'FACET':
    case 'WISH': {
      const selection = readSelection(meanings[0] ?? '')
      const isRequired = meant === 'FACET'
      return { typed, alternatives: [], isRequired, ...(selection === undefined ? {} : { selection }) }
    }
    default:
      return { typed, alternatives: meanings, isRequired: true }
  }
}
