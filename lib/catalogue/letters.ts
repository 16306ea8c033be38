import { z } from 'zod'
import { inAlphabet, letterOf, OTHER_LETTERS } from './by-letter'

/**
 * The titles of a site by letter: how many begin with it, and on which pages of the list by name (counted
 * from 0). `total` also counts titles beyond the last page that is read.
 */
export const lettersSchema = z.object({
  total: z.int(),
  places: z.array(z.object({ letter: z.string(), count: z.int(), pages: z.array(z.int()) })),
})

export type Letters = z.infer<typeof lettersSchema>
export type LetterPlace = Letters['places'][number]

/**
 * The pages of each letter in the list by name, in the order of the alphabet; names without a Latin first
 * letter come last.
 */
export function placesOf(pagesOfNames: readonly (readonly string[])[]): LetterPlace[] {
  const named = pagesOfNames.flatMap((names, page) => names.map(name => ({ letter: letterOf(name), page })))
  return [...Map.groupBy(named, ({ letter }) => letter)]
    .map(([letter, members]) => ({
      letter,
      count: members.length,
      pages: [...new Set(members.map(({ page }) => page))],
    }))
    .toSorted(inAlphabet)
}

const OTHER_SEGMENT = 'other'

/** A letter as a path segment. */
export const segmentOf = (letter: string): string =>
  letter === OTHER_LETTERS ? OTHER_SEGMENT : letter.toLowerCase()

/** The letter of a path segment in canonical form; undefined for any other segment. */
export const letterOfSegment = (segment: string): string | undefined =>
  segment === OTHER_SEGMENT ? OTHER_LETTERS : /^[a-z]$/.test(segment) ? segment.toUpperCase() : undefined
