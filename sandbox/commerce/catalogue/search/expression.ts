import { searchWords } from '../../text/search-words.ts'
import type { Language } from '../languages.ts'

/** Words that say nothing of what is looked for. */
const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('a an and are as at by for from in is of on or the to with'.split(' ')),
  fr: new Set('a au aux avec d de des du en et l la le les ou par pour sur un une'.split(' ')),
  nl: new Set('aan bij de een en het in met of op te tot uit van voor'.split(' ')),
  es: new Set('a al con de del el en la las lo los o para por un una y'.split(' ')),
}

/** Endings of plurals; what is left is searched by its beginning, which finds both. */
const PLURALS: Readonly<Record<Language, RegExp>> = {
  en: /(?:s|ies)$/,
  fr: /[sx]$/,
  nl: /(?:en|s)$/,
  es: /e?s$/,
}

const MOST_WORDS = 12
const SHORTEST_BEGINNING = 3
const SHORTEST_STEM = 4
const SHORTEST_TYPED = 2

/** The words of a text that are looked for; all of them where it has no others. */
export const wantedWords = (text: string, language: Language): string[] => {
  const words = searchWords(text).slice(0, MOST_WORDS)
  const telling = words.filter(word => !STOP_WORDS[language].has(word))
  return telling.length > 0 ? telling : words
}

/** A whole word counts more than one that only begins so, because it is hit twice. */
const wordExpression = (word: string, language: Language): string => {
  if (word.length < SHORTEST_BEGINNING || /^\d+$/.test(word)) return `"${word}"`
  const stem = word.replace(PLURALS[language], '')
  return `("${word}" OR "${stem.length < SHORTEST_STEM ? word : stem}"*)`
}

/** All words must be there, each whole or as a beginning. */
export const matchExpression = (words: readonly string[], language: Language): string =>
  words.map(word => wordExpression(word, language)).join(' AND ')

/** The same while the last word is still being typed. A single letter begins too many words to say anything yet. */
export const typingExpression = (words: readonly string[], language: Language): string => {
  const last = words.at(-1) ?? ''
  const typed = last.length < SHORTEST_TYPED ? [] : [`"${last}"*`]
  return [matchExpression(words.slice(0, -1), language), ...typed].filter(part => part !== '').join(' AND ')
}
