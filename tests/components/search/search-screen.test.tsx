import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AREAS, draw, EMPTY, facet, found, hrefOf, MANY, page } from './search-pages'

describe('the page of results', () => {
  it('shows the text as text and keeps it in the box', () => {
    draw(found(), { text: '<script>alert(1)</script>' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Results for “<script>alert(1)</script>”',
    )
    expect(screen.getByRole('searchbox')).toHaveValue('<script>alert(1)</script>')
  })

  it('shows titles with how many there are, and compares those that are chosen without leaving at the first', () => {
    draw(found())
    expect(screen.getByText('2 assessments')).toBeInTheDocument()
    const button = screen.getByRole('button', { name: 'Compare selected' })
    const form = button.closest('form') as HTMLFormElement
    expect(form).toHaveAttribute('action', '/store/usassessments/en/compare')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare HWRS-3' }))
    expect([...new FormData(form)]).toEqual([['codes', 'P900000011']])
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

  it('begin with area and age, by which people narrow first', () => {
    draw(found({ titles: MANY }))
    const form = screen.getByRole('form', { name: 'Filters', hidden: true })
    const groups = [...form.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(groups.indexOf('Age and time')).toBe(0)
    expect(groups.length).toBeGreaterThan(2)
  })

  it('show languages without a click, and years behind one', () => {
    const facets = [facet('language', 'Language', true), facet('publicationYear', 'Year', true)]
    draw(found({ titles: { ...MANY, facets } }))
    const form = screen.getByRole('form', { name: 'Filters', hidden: true })
    const groups = [...form.querySelectorAll('details')]
    const isOpen = (name: string) =>
      groups.find(group => group.querySelector('summary')?.textContent === name)?.open
    expect([isOpen('Language'), isOpen('Year')]).toEqual([true, false])
  })

  it('say at their button how many titles it shows', () => {
    draw(found({ titles: MANY }))
    const { totalResults } = MANY.pagination
    expect(screen.getByText(`Show ${totalResults.toLocaleString('en-US')} assessments`)).toBeInTheDocument()
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

  it('offer what a user may order only to who is signed in; others are led to sign in and back', () => {
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

describe('a search that finds nothing', () => {
  it('offers to do without each of several filters, without all, and the areas', () => {
    const query = { text: 'x', facets: { qualificationLevel: ['B'] }, minutes: 10 }
    draw(found({ titles: EMPTY, categories: AREAS }), query)
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
