import type { ItemSearchPage, TextMatch, TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import type { ContentSearch } from '@/lib/contract/content-search'
import { SUGGESTION_KINDS, type SuggestionKind } from './suggestions'

/**
 * A section of results: the results, `away` while its back end is unavailable, or undefined where it was not
 * searched.
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

/** Number of results in each section. */
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

/** Results for all words come before results that leave one word out. */
const LEFT_OUT = 0.5
/** An item found by its number ranks above the title that it belongs to. */
const ITEM_NUMBER = 1
/** Pages that match only some of the words rank below products that do. */
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

/** The order of the sections: the best match for the text first, otherwise in their fixed order. */
export function orderSections({ titles, items, content }: Sections): readonly SuggestionKind[] {
  const worth = {
    products: worthOf(titles),
    productItems: worthOfItems(items),
    content: worthOfContent(content),
  }
  return SUGGESTION_KINDS.toSorted((one, other) => worth[other] - worth[one])
}

/**
 * Drops the results of a spelling correction where pages of the site match the original text: the products
 * are then those of the original text, which are none.
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
