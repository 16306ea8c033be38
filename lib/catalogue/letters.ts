import { z } from 'zod'
import { inAlphabet, letterOf, OTHER_LETTERS } from './by-letter'

/**
 * The titles of a site by letter: how many begin with it, and on which pages of the list by name (counted
 * from 0) they stand. `total` counts those, too, that stand too far down the list to be read for this.
 */
export const lettersSchema = z.object({
  total: z.int(),
  places: z.array(z.object({ letter: z.string(), count: z.int(), pages: z.array(z.int()) })),
})

export type Letters = z.infer<typeof lettersSchema>
export type LetterPlace = Letters['places'][number]

/**
 * Where each letter is in the pages of the list by name, in the order of the alphabet; what begins with none
 * comes last.
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

/** A letter as a part of an address. */
export const segmentOf = (letter: string): string =>
  letter === OTHER_LETTERS ? OTHER_SEGMENT : letter.toLowerCase()

/** The letter that a part of an address means, written in the one way that is used. */
export const letterOfSegment = (segment: string): string | undefined =>
  segment === OTHER_SEGMENT ? OTHER_LETTERS : /^[a-z]$/.test(segment) ? segment.toUpperCase() : undefined
