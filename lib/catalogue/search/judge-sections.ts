import type { ItemSearchPage, TextMatch, TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import type { ContentSearch } from '@/lib/contract/content-search'
import { SUGGESTION_KINDS, type SuggestionKind } from './suggestions'

/**
 * A section beside the products: what was found, that its back end is away, or nothing where it was not
 * asked.
 */
export type Section<T> = T | 'away' | undefined

export type Sections = {
  titles: TitleSearchPage
  items: Section<ItemSearchPage>
  content: Section<ContentSearch>
}

const isFound = <T>(section: Section<T>): section is T => section !== undefined && section !== 'away'

const countOf = (page: Section<ItemSearchPage | TitleSearchPage>): number =>
  isFound(page) ? page.pagination.totalResults : 0

/** How many of each section were found. */
export const foundCounts = ({
  titles,
  items,
  content,
}: Sections): Readonly<Record<SuggestionKind, number>> => ({
  products: countOf(titles),
  productItems: countOf(items),
  content: isFound(content) ? content.total : 0,
})

export const isNothing = (sections: Sections): boolean =>
  Object.values(foundCounts(sections)).every(count => count === 0)

const QUALITY: Readonly<Record<TextMatch['quality'], number>> = { EXACT: 4, ALL: 3, SOME: 2, MENTION: 1 }

/** What meets every word stands before what leaves one of them out. */
const LEFT_OUT = 0.5
/** An item that is named by its number is what was asked for, more than the title that it belongs to. */
const ITEM_NUMBER = 1
/** Pages that speak of a part of the words only stand behind products that do. */
const PART_OF_PAGE = 1.5

const worthOf = (page: Section<ItemSearchPage | TitleSearchPage>): number => {
  if (!isFound(page) || countOf(page) === 0) return 0
  const { textMatch } = page
  return textMatch === undefined
    ? QUALITY.ALL
    : QUALITY[textMatch.quality] - (textMatch.missing.length > 0 ? LEFT_OUT : 0)
}

const worthOfItems = (items: Section<ItemSearchPage>): number =>
  worthOf(items) + (worthOf(items) === QUALITY.EXACT ? ITEM_NUMBER : 0)

const worthOfContent = (content: Section<ContentSearch>): number => {
  if (!isFound(content) || content.total === 0) return 0
  return content.quality === 'SOME' ? PART_OF_PAGE : QUALITY.ALL
}

/** The sections as they are shown: the one that meets the text best first, otherwise in their own order. */
export function orderSections({ titles, items, content }: Sections): readonly SuggestionKind[] {
  const worth = {
    products: worthOf(titles),
    productItems: worthOfItems(items),
    content: worthOfContent(content),
  }
  return SUGGESTION_KINDS.toSorted((one, other) => worth[other] - worth[one])
}

/**
 * Results for words that were corrected are a guess. Where pages of the site speak of what was really typed,
 * it is not made: the products are those of the typed words, none.
 */
export function withoutGuess(sections: Sections): Sections {
  const { titles, items, content } = sections
  if (!isFound(content) || content.total === 0 || content.quality === 'SOME') return sections
  return {
    titles: titles.spellingSuggestion === undefined ? titles : emptied(titles),
    items: isFound(items) && items.spellingSuggestion !== undefined ? undefined : items,
    content,
  }
}

const emptied = ({ spellingSuggestion: _, ...page }: TitleSearchPage): TitleSearchPage => ({
  ...page,
  products: [],
  facets: [],
  pagination: { ...page.pagination, totalResults: 0, totalPages: 0 },
})
