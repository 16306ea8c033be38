import type { Language } from '../languages.ts'

/** Endings of plurals; what is left is searched by its beginning, which finds both. */
const PLURALS: Readonly<Record<Language, RegExp>> = {
  en: /(?:s|ies)$/,
  fr: /[sx]$/,
  nl: /(?:en|s)$/,
  es: /e?s$/,
}

const SHORTEST_BEGINNING = 3
const SHORTEST_STEM = 4
const SHORTEST_TYPED = 2

/** A phrase without the plural of its last word. */
export const singular = (phrase: string, language: Language): string => phrase.replace(PLURALS[language], '')

/** A whole word counts more than one that only begins so, because it is hit twice. */
const wordExpression = (word: string, language: Language): string => {
  if (word.length < SHORTEST_BEGINNING || /^\d+$/.test(word)) return `"${word}"`
  const stem = singular(word, language)
  return `("${word}" OR "${stem.length < SHORTEST_STEM ? word : stem}"*)`
}

/** All words must be there, each whole or as a beginning. */
const matchExpression = (words: readonly string[], language: Language): string =>
  words.map(word => wordExpression(word, language)).join(' AND ')

/** A phrase in any of the ways in which it may be met, each with all its words. */
export const phraseExpression = (phrases: readonly string[], language: Language): string =>
  phrases.map(phrase => `(${matchExpression(phrase.split(' '), language)})`).join(' OR ')

/**
 * The same while the last word is still being typed. A single letter begins too many words to say anything
 * yet.
 */
export const typingExpression = (words: readonly string[], language: Language): string => {
  const last = words.at(-1) ?? ''
  const typed = last.length < SHORTEST_TYPED ? [] : [`"${last}"*`]
  return [matchExpression(words.slice(0, -1), language), ...typed].filter(part => part !== '').join(' AND ')
}
