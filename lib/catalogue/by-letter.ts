import { comparerOf } from '@/lib/format/collation'
import { getSite, type Locale } from '@/lib/site/sites'
import { transliterate } from '@/lib/text/transliterate'

type NamedTitle = { name: string }

/** Group of all names that do not begin with a Latin letter. */
export const OTHER_LETTERS = '#'

export type LetterGroup<T> = { letter: string; titles: readonly T[] }

/** The letter under which a name is listed. */
export const letterOf = (name: string): string => {
  const first = transliterate(name).trimStart().charAt(0).toUpperCase()
  return /^[A-Z]$/.test(first) ? first : OTHER_LETTERS
}

/**
 * Groups titles by the first letter of their name, both in the order of the site's alphabet; É is sorted with
 * E.
 */
export function byLetter<T extends NamedTitle>(
  locale: Locale,
  titles: readonly T[],
): readonly LetterGroup<T>[] {
  const compare = comparerOf(getSite(locale).languageTag)
  const groups = Map.groupBy(
    titles.toSorted((a, b) => compare(a.name, b.name)),
    ({ name }) => letterOf(name),
  )
  return [...groups].map(([letter, members]) => ({ letter, titles: members })).toSorted(inAlphabet)
}

/** Sort order of letters: names without a Latin first letter come after Z. */
export const inAlphabet = (a: { letter: string }, b: { letter: string }): number =>
  orderOf(a.letter).localeCompare(orderOf(b.letter))

const orderOf = (letter: string): string => (letter === OTHER_LETTERS ? 'ZZ' : letter)
