/** Kinds of suggestions, in the order in which they are shown (spec §2, search box). */
export const SUGGESTION_KINDS = ['products', 'productItems', 'content'] as const

export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

export type Suggestion = {
  label: string
  /** A short note at the end of the line: acronym, item number. */
  note?: string
  href: string
}

type SuggestionSection = { kind: SuggestionKind; label: string; hits: readonly Suggestion[] }

/** What the search box shows while somebody types, with its words, so that no page has to carry them. */
export type SuggestAnswer = {
  sections: readonly SuggestionSection[]
  /** How many there are, for people who listen; for everybody where something is away. */
  message: string
  /** Not everything could be searched: an answer of this moment, which nobody keeps. */
  isPartial?: true
  /** The way to all results. */
  all: Suggestion
}

const SHORTEST = 3
/** Two signs of Chinese, Japanese or Korean are a word. */
const SHORTEST_OF_SIGNS = 2
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether enough was typed to suggest something. */
export const isLongEnough = (text: string): boolean =>
  [...text].length >= (SIGN.test(text) ? SHORTEST_OF_SIGNS : SHORTEST)
