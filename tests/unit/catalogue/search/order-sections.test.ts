import { describe, expect, it } from 'vitest'
import { orderSections, type Sections, withoutGuess } from '@/lib/catalogue/search/order-sections'
import type { TextMatch } from '@/lib/contract/commerce/catalogue/search'
import type { ContentSearch } from '@/lib/contract/content-search'

const page = (quality: TextMatch['quality'] | undefined, { missing = [] as string[], total = 1 } = {}) => ({
  products: [],
  ...(quality === undefined ? {} : { textMatch: { quality, matched: [], missing, understood: [] } }),
  pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: total, sort: 'relevance' },
})

const NONE = page('SOME', { total: 0 })

const pages = (quality: 'ALL' | 'SOME'): ContentSearch => ({ total: 1, quality, results: [] })

const order = (sections: Partial<Sections>) =>
  orderSections({ titles: NONE, items: undefined, content: undefined, ...sections })

describe('the order of the sections', () => {
  it.each([
    [
      'without anything to tell them apart',
      { titles: page('ALL'), items: page('ALL'), content: pages('ALL') },
      'products',
    ],
    ['for an item number', { titles: page('EXACT'), items: page('EXACT') }, 'productItems'],
    ['for an acronym', { titles: page('EXACT'), items: page('ALL') }, 'products'],
    [
      'for words that only items have all of',
      { titles: page('ALL', { missing: ['forms'] }), items: page('ALL') },
      'productItems',
    ],
    ['for a service', { content: pages('ALL') }, 'content'],
    ['where titles only mention it', { titles: page('MENTION'), content: pages('ALL') }, 'content'],
    ['where pages have a part of it', { titles: page('SOME'), content: pages('SOME') }, 'products'],
    ['while the others are away', { titles: page('SOME'), items: 'away', content: 'away' }, 'products'],
  ] as const)('%s begins with the right one', (_, sections, first) => {
    expect(order(sections)[0]).toBe(first)
  })
})

describe('results for corrected words', () => {
  const corrected = { ...page('ALL'), spellingSuggestion: { suggestion: 'stopping', query: 'stopping' } }

  it('are not shown where pages speak of the words that were typed', () => {
    const { titles, items } = withoutGuess({ titles: corrected, items: corrected, content: pages('ALL') })
    expect(titles.pagination.totalResults).toBe(0)
    expect(titles).not.toHaveProperty('spellingSuggestion')
    expect(items).toBeUndefined()
  })

  it('stay where nothing else was found', () => {
    const sections = { titles: corrected, items: corrected, content: { total: 0, results: [] } }
    expect(withoutGuess(sections)).toEqual(sections)
  })
})
