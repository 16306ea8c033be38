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

/**
 * Data that the search box shows while the user types, including its texts, so that pages need not carry
 * them.
 */
export type SuggestAnswer = {
  sections: readonly SuggestionSection[]
  /** Number of suggestions, for screen readers; shown to all users while a section is unavailable. */
  message: string
  /** A section could not be searched: the response must not be cached. */
  isPartial?: true
  /** Link to all results. */
  all: Suggestion
}

const SHORTEST = 3
/** Two characters of Chinese, Japanese or Korean can be a word. */
const SHORTEST_OF_SIGNS = 2
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether the input is long enough for suggestions. */
export const isLongEnough = (text: string): boolean =>
  [...text].length >= (SIGN.test(text) ? SHORTEST_OF_SIGNS : SHORTEST)
