import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ItemSearchPage } from '@/lib/contract/commerce/catalogue/search'
import type { ContentSearch } from '@/lib/contract/content-search'
import { itemWith } from '../../unit/catalogue/items'
import { draw, EMPTY, found, hrefOf, page } from './search-pages'

const ITEMS: ItemSearchPage = {
  products: [itemWith()],
  textMatch: { quality: 'ALL', matched: ['record forms'], missing: [], understood: [] },
  pagination: { currentPage: 0, pageSize: 6, totalPages: 1, totalResults: 1, sort: 'relevance' },
}

const PAGES: ContentSearch = {
  total: 1,
  quality: 'ALL',
  results: [{ title: 'Returns', href: 'site:ordering/returns' }],
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the sections', () => {
  it('begin with the one that meets the text, and nothing found is not said above what was found', () => {
    draw(found({ titles: EMPTY, items: ITEMS }), { text: 'record forms' })
    expect(sections()).toEqual(['Product items', 'Products'])
    expect(screen.getByText('No assessments match “record forms”.')).toBeVisible()
    expect(screen.queryByText('No results')).toBeNull()
  })

  it('that speak of the text come before titles whose descriptions only mention it', () => {
    const textMatch = { quality: 'MENTION' as const, matched: ['returns'], missing: [], understood: [] }
    draw(found({ titles: page({ textMatch }), content: PAGES }), { text: 'returns' })
    expect(sections()).toEqual(['Content', 'Products'])
    expect(screen.getByText('These words appear in descriptions only.')).toBeVisible()
  })

  it('below the titles are shown above them', () => {
    draw(found({ items: ITEMS }), { text: 'memory' })
    expect(hrefOf('1 product item')).toBe('#search-items')
  })
})

describe('words of a text', () => {
  it('that nothing has all of are distinguished, as they were typed', () => {
    const textMatch = { quality: 'SOME' as const, matched: ['epreuve'], missing: ['licorne'], understood: [] }
    draw(found({ titles: page({ textMatch }) }), { text: 'Épreuve licorne' })
    expect(
      screen.getByText(
        'No assessment matches all of your words. These match “Épreuve”. Nothing matches “licorne”.',
      ),
    ).toBeVisible()
  })

  it('that were read as a filter are shown with what they were read as', () => {
    const understood = [
      {
        text: 'spanish',
        facetCode: 'language',
        facetName: 'Language',
        facetValueCode: 'es',
        facetValueName: 'Spanish',
      },
      { text: '9 years', facetCode: 'age', facetName: 'Age', facetValueCode: '108', facetValueName: '9:0' },
    ]
    const textMatch = { quality: 'ALL' as const, matched: ['spanish', '9 years'], missing: [], understood }
    draw(found({ titles: page({ textMatch }) }), { text: 'Spanish 9 years' })
    expect(screen.getByText('“Spanish” is also searched as Language: Spanish.')).toBeVisible()
    expect(screen.getByText('“9 years” is also searched as Age 9:0.')).toBeVisible()
  })
})

describe('a page with few titles', () => {
  it('has neither filters nor an order, unless a user has filtered', () => {
    const { unmount } = draw(found(), { text: 'x' })
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
    expect(document.querySelector('#search-filters')).toBeNull()
    unmount()
    draw(found(), { text: 'x', minutes: 20 })
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  })
})

describe('the heading', () => {
  it('names no more of a long text than fits', () => {
    draw(found(), { text: 'word '.repeat(40).trim() })
    const heading = screen.getByRole('heading', { level: 1 }).textContent ?? ''
    expect(heading.length).toBeLessThan(90)
    expect(heading).toContain('…')
  })

  it('names what narrows a search without a text', () => {
    draw(found(), { facets: { qualificationLevel: ['B'] } }, { subject: 'Level B' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Level B')
  })
})
