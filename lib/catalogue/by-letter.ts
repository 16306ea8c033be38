import { getSite, type Locale } from '@/lib/site/sites'
import { transliterate } from '@/lib/validation/transliterate'

type NamedTitle = { name: string }

/** Stands for all names that begin with no Latin letter. */
export const OTHER_LETTERS = '#'

export type LetterGroup<T> = { letter: string; titles: readonly T[] }

const letterOf = ({ name }: NamedTitle): string => {
  const first = transliterate(name).trimStart().charAt(0).toUpperCase()
  return /^[A-Z]$/.test(first) ? first : OTHER_LETTERS
}

/** Titles by the first letter of their name, both in the order of the site's alphabet; É stands with E. */
export function byLetter<T extends NamedTitle>(
  locale: Locale,
  titles: readonly T[],
): readonly LetterGroup<T>[] {
  const { compare } = new Intl.Collator(getSite(locale).languageTag, { numeric: true })
  const groups = Map.groupBy(
    titles.toSorted((a, b) => compare(a.name, b.name)),
    letterOf,
  )
  return [...groups]
    .map(([letter, members]) => ({ letter, titles: members }))
    .toSorted((a, b) => orderOf(a.letter).localeCompare(orderOf(b.letter)))
}

/** What begins with no letter comes after Z. */
const orderOf = (letter: string): string => (letter === OTHER_LETTERS ? 'ZZ' : letter)
