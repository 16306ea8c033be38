import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { SearchScreen } from '@/components/search/search-screen'
import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import { NO_WISHES, type SearchWishes } from '@/lib/catalogue/search/search-wishes'
import type { ItemSearchPage, SearchFacet, TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import type { ContentSearch } from '@/lib/contract/content-search'
import { itemWith } from '../../unit/catalogue/items'
import { REASONING, SCREENER } from '../../unit/catalogue/titles'

const state = { url: '', query: { value: '' } }

const facet = (code: SearchFacet['code'], name: string, multiSelect: boolean): SearchFacet => ({
  code,
  name,
  category: code === 'allCategories',
  multiSelect,
  visible: true,
  priority: 1,
  values: [
    {
      code: code === 'qualificationLevel' ? 'B' : 'academic',
      name: `${name} one`,
      count: 1_200,
      selected: false,
      query: state,
    },
    {
      code: code === 'qualificationLevel' ? 'C' : 'motor',
      name: `${name} none`,
      count: 0,
      selected: false,
      query: state,
    },
  ],
})

const FACETS = [facet('allCategories', 'Area', false), facet('qualificationLevel', 'Level', true)]

const page = (found: Partial<TitleSearchPage> = {}): TitleSearchPage => ({
  products: [REASONING, SCREENER],
  facets: FACETS,
  sorts: [
    { code: 'relevance', name: 'Relevance', selected: true },
    { code: 'newest', name: 'Newest', selected: false },
  ],
  pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 2, sort: 'relevance' },
  ...found,
})

/** More than are seen at a glance. */
const MANY = page({
  pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 12, sort: 'relevance' },
})

const EMPTY = page({
  products: [],
  pagination: { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0, sort: 'relevance' },
})

const AREAS = [{ id: 'academic', name: 'Academic', subcategories: [] }]

type Found = Partial<Extract<SearchView, { state: 'found' }>>

const found = (view: Found = {}): SearchView => ({
  state: 'found',
  titles: page(),
  items: undefined,
  content: undefined,
  categories: [],
  ...view,
})

const draw = (
  view: SearchView,
  wishes: Partial<SearchWishes> = {},
  props: Partial<ComponentProps<typeof SearchScreen>> = {},
) =>
  render(
    <SearchScreen
      locale="en-us"
      wishes={{ ...NO_WISHES, ...wishes }}
      view={view}
      isCut={false}
      asked={{ ...NO_WISHES, ...wishes }}
      visitor="anonymous"
      siteBase="https://content.example.com"
      supportHref="https://content.example.com/en-us/contact-us"
      {...props}
    />,
  )

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('the page of results', () => {
  it('shows the text as text and keeps it in the box', () => {
    draw(found(), { text: '<script>alert(1)</script>' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Results for “<script>alert(1)</script>”',
    )
    expect(screen.getByRole('searchbox')).toHaveValue('<script>alert(1)</script>')
  })

  it('shows titles with how many there are and a way to compare each', () => {
    draw(found())
    expect(screen.getByText('2 assessments')).toBeInTheDocument()
    expect(hrefOf('Compare HWRS-3')).toBe('/store/usassessments/en/compare?codes=P900000011')
  })

  it('says what was searched instead of a misspelled word, and that a text was too long', () => {
    const titles = page({ spellingSuggestion: { suggestion: 'memory', query: 'memory' } })
    draw(found({ titles }), { text: 'memmory' }, { isCut: true })
    expect(screen.getByText(/No results for “memmory”\. Showing results for “memory”/)).toBeVisible()
    expect(screen.getByText(/first 200 characters/)).toBeVisible()
  })

  it('leads back from beyond the last page', () => {
    draw(found({ titles: page({ products: [] }) }), { text: 'memory', page: 9 })
    expect(hrefOf('Go to the first page')).toBe('/store/usassessments/en/search?q=memory')
  })

  it('offers other lengths of pages where one does not hold all titles, and begins anew with them', () => {
    const titles = page({
      pagination: { currentPage: 1, pageSize: 20, totalPages: 2, totalResults: 21, sort: 'relevance' },
    })
    draw(found({ titles }), { text: 'x', page: 2 })
    const sizes = screen.getByRole('navigation', { name: 'Assessments per page' })
    expect(within(sizes).getByRole('link', { name: '20' })).toHaveAttribute('aria-current', 'true')
    expect(hrefOf('100')).toBe('/store/usassessments/en/search?q=x&size=100')
    expect(document.querySelector('form input[name="size"]')).toBeNull()
  })

  it('keeps the length of the pages when something is filtered', () => {
    draw(found({ titles: MANY }), { size: 50 })
    expect(document.querySelector('form input[name="size"]')).toHaveValue('50')
    expect(screen.queryByRole('navigation', { name: 'Assessments per page' })).toBeNull()
  })

  it('has a way to the pages before and after', () => {
    const titles = page({
      pagination: { currentPage: 1, pageSize: 20, totalPages: 3, totalResults: 41, sort: 'relevance' },
    })
    draw(found({ titles }), { page: 2 })
    const pages = screen.getByRole('navigation', { name: 'Pages of results' })
    expect(within(pages).getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
    expect(hrefOf('Next page')).toBe('/store/usassessments/en/search?page=3')
    expect(pages).toHaveTextContent('Page 2 of 3')
  })

  it('says of items and pages that they could not be searched', () => {
    draw(found({ items: 'away', content: 'away' }), { text: 'memory' })
    expect(screen.getByText('Product items are temporarily unavailable.')).toBeVisible()
    expect(screen.getByText('Pages of our site are temporarily unavailable.')).toBeVisible()
  })

  it('heads no section that has nothing', () => {
    draw(found({ content: { total: 0, results: [] } }), { text: 'memory' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Products'])
  })
})

describe('the filters', () => {
  it('show how many titles each leaves, and leave out what leaves none', () => {
    draw(found({ titles: MANY }))
    expect(screen.getByRole('checkbox', { name: 'Level B (1,200)', hidden: true })).not.toBeChecked()
    expect(screen.queryByRole('checkbox', { name: /Level C/, hidden: true })).not.toBeInTheDocument()
  })

  it('keep a chosen value that leaves nothing, so that it can be taken back', () => {
    draw(found(), { facets: { qualificationLevel: ['C'] } })
    expect(screen.getByRole('checkbox', { name: 'Level C (0)', hidden: true })).toBeChecked()
    expect(hrefOf('Remove Level C')).toBe('/store/usassessments/en/search')
  })

  it('are links to take away one by one', () => {
    draw(found(), { text: 'x', facets: { qualificationLevel: ['B'] }, ageMonths: 75, minutes: 30, page: 3 })
    expect(hrefOf('Remove Level B')).toBe('/store/usassessments/en/search?q=x&years=6&months=3&minutes=30')
    expect(hrefOf('Remove Age 6:3')).toBe('/store/usassessments/en/search?q=x&level=b&minutes=30')
    expect(hrefOf('Remove Up to 30 minutes')).toBe(
      '/store/usassessments/en/search?q=x&level=b&years=6&months=3',
    )
    expect(hrefOf('Remove all filters')).toBe('/store/usassessments/en/search?q=x')
  })

  it('offer what somebody may order only to who is signed in; others are led to sign in and back', () => {
    const { unmount } = draw(found({ titles: MANY }), { text: 'x' })
    expect(screen.queryByRole('checkbox', { name: 'I can order', hidden: true })).not.toBeInTheDocument()
    const link = screen.getByRole('link', { name: /Sign in to filter/, hidden: true })
    expect(link).toHaveAttribute(
      'href',
      `/en-us/login?returnTo=${encodeURIComponent('/store/usassessments/en/search?q=x')}`,
    )
    unmount()
    draw(found({ titles: MANY }), { text: 'x' }, { visitor: 'signedIn' })
    expect(screen.getByRole('checkbox', { name: 'I can order', hidden: true })).toBeInTheDocument()
  })
})

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
    expect(screen.queryByText('We found nothing for this search')).toBeNull()
  })

  it('that speak of the text come before titles whose descriptions only mention it', () => {
    const textMatch = { quality: 'MENTION' as const, matched: ['returns'], missing: [], understood: [] }
    draw(found({ titles: page({ textMatch }), content: PAGES }), { text: 'returns' })
    expect(sections()).toEqual(['Content', 'Products'])
    expect(screen.getByText('These words appear in descriptions only.')).toBeVisible()
  })

  it('below the titles are told above them', () => {
    draw(found({ items: ITEMS }), { text: 'memory' })
    expect(hrefOf('1 product item')).toBe('#search-items')
  })
})

describe('words of a text', () => {
  it('that nothing has all of are told apart, as they were typed', () => {
    const textMatch = { quality: 'SOME' as const, matched: ['epreuve'], missing: ['licorne'], understood: [] }
    draw(found({ titles: page({ textMatch }) }), { text: 'Épreuve licorne' })
    expect(
      screen.getByText(
        'No assessment matches all of your words. These match “Épreuve”. Nothing matches “licorne”.',
      ),
    ).toBeVisible()
  })

  it('that were read as a filter are told with what they were read as', () => {
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
  it('has neither filters nor an order, unless somebody has filtered', () => {
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

describe('a search that finds nothing', () => {
  it('offers to do without each of several filters, without all, and the areas', () => {
    const wishes = { text: 'x', facets: { qualificationLevel: ['B'] }, minutes: 10 }
    draw(found({ titles: EMPTY, categories: AREAS }), wishes)
    expect(hrefOf('Search without “Level B”')).toBe('/store/usassessments/en/search?q=x&minutes=10')
    expect(hrefOf('Search for “x” without filters')).toBe('/store/usassessments/en/search?q=x')
    expect(hrefOf('Academic')).toBe('/store/usassessments/en/categories/academic/academic')
  })

  it('without filters gives advice on the words', () => {
    draw(found({ titles: EMPTY }), { text: 'xyzzy' })
    expect(screen.getByText(/Check the spelling/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /without filters/ })).not.toBeInTheDocument()
  })
})

describe('while commerce is away', () => {
  it('the search says so, keeps the question and offers the areas', () => {
    draw({ state: 'away', requestId: 'r-1', categories: AREAS }, { text: 'memory', minutes: 20 })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Search is temporarily unavailable')
    expect(hrefOf('Try again')).toBe('/store/usassessments/en/search?q=memory&minutes=20')
    expect(hrefOf('Academic')).toBe('/store/usassessments/en/categories/academic/academic')
    expect(screen.getByText(/r-1/)).toBeVisible()
  })
})
