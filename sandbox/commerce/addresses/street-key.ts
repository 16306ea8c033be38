import { comparisonKey } from '../text/transliterate.ts'

/** Ways to write the same kind of street or direction. */
const FULL_WORDS: ReadonlyMap<string, string> = new Map([
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['blvd', 'boulevard'],
  ['boul', 'boulevard'],
  ['ct', 'court'],
  ['dr', 'drive'],
  ['e', 'east'],
  ['hwy', 'highway'],
  ['ln', 'lane'],
  ['n', 'north'],
  ['pde', 'parade'],
  ['pl', 'place'],
  ['rd', 'road'],
  ['s', 'south'],
  ['st', 'street'],
  ['tce', 'terrace'],
  ['w', 'west'],
])

/** A street taken apart for comparison: its number, and its words without abbreviations. */
export const streetKey = (line: string): { number: string; street: string } => {
  const words = comparisonKey(line).split(' ')
  const number = words.filter(word => /^\d/.test(word)).join(' ')
  const street = words
    .filter(word => !/^\d/.test(word))
    .map(word => FULL_WORDS.get(word) ?? word)
    .join(' ')
  return { number, street }
}

export const townKey = comparisonKey
