import type { Facet, SortCode } from '@/lib/contract/commerce/catalogue/search'

/** The longest text that is searched for. */
export const LONGEST_QUERY = 200

/** How many titles a page of results may show; the first unless somebody asks for more. */
export const PAGE_SIZES = [20, 50, 100] as const

/** What somebody looks for: the text, what narrows it, in which order, which page of it (from 1). */
export type SearchWishes = {
  text: string
  facets: Readonly<Partial<Record<Facet, readonly string[]>>>
  ageMonths?: number
  minutes?: number
  sort: SortCode
  /** Titles on a page; not given for the usual number. */
  size?: (typeof PAGE_SIZES)[number]
  page: number
}

export const NO_WISHES: SearchWishes = { text: '', facets: {}, sort: 'relevance', page: 1 }

export const chosenValues = ({ facets }: SearchWishes, facet: Facet): readonly string[] => facets[facet] ?? []

/** Whether anything but the text narrows the search. */
export const isNarrowed = ({ facets, ageMonths, minutes }: SearchWishes): boolean =>
  ageMonths !== undefined || minutes !== undefined || Object.values(facets).some(values => values.length > 0)

/** The same search with another choice of a facet; it begins on its first page. */
export const withFacet = (wishes: SearchWishes, facet: Facet, values: readonly string[]): SearchWishes => ({
  ...wishes,
  facets: { ...wishes.facets, [facet]: values },
  page: 1,
})

export const withoutValue = (wishes: SearchWishes, facet: Facet, value: string): SearchWishes =>
  withFacet(
    wishes,
    facet,
    chosenValues(wishes, facet).filter(chosen => chosen !== value),
  )

/** The same text, order and length of pages with nothing that narrows them. */
export const withoutFilters = ({ text, sort, size }: SearchWishes): SearchWishes => ({
  ...NO_WISHES,
  text,
  sort,
  ...(size === undefined ? {} : { size }),
})

export const withSize = (
  { size: _, ...wishes }: SearchWishes,
  size: (typeof PAGE_SIZES)[number],
): SearchWishes => ({
  ...wishes,
  ...(size === PAGE_SIZES[0] ? {} : { size }),
  page: 1,
})

export const withoutAge = ({ ageMonths: _, ...wishes }: SearchWishes): SearchWishes => ({
  ...wishes,
  page: 1,
})

export const withoutMinutes = ({ minutes: _, ...wishes }: SearchWishes): SearchWishes => ({
  ...wishes,
  page: 1,
})

/** The same search without what only somebody who is signed in can ask: what they may order. */
export function forAnybody(wishes: SearchWishes): SearchWishes {
  const { orderable: _, ...facets } = wishes.facets
  return { ...wishes, facets }
}
