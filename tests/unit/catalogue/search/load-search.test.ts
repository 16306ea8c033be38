import { beforeEach, describe, expect, test, vi } from 'vitest'
import { searchItems, searchTitles } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { searchContent } from '@/lib/backends/content/search-content.server'
import { loadCategories } from '@/lib/catalogue/catalogue.server'
import { loadSearch } from '@/lib/catalogue/search/load-search.server'
import { EMPTY_QUERY } from '@/lib/catalogue/search/search-query'
import { failed, ok, type Problem } from '@/lib/result/result'
import { REASONING } from '../titles'

vi.mock('@/lib/backends/commerce/catalogue/catalogue-calls.server')
vi.mock('@/lib/backends/content/search-content.server')
vi.mock('@/lib/catalogue/catalogue.server')

const OUTAGE: Problem = {
  kind: 'timeout',
  dependency: 'commerce',
  operation: 'searchTitles',
  requestId: 'r-9',
}

const pagination = { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 1, sort: 'relevance' }
const TITLES = { products: [REASONING], pagination }
const ITEMS = { products: [], pagination: { ...pagination, totalResults: 0 } }
const AREA = { id: 'academic', name: 'Academic', subcategories: [] }
const USER = { id: 'uid-1', accessToken: 'token' }

beforeEach(() => {
  vi.mocked(searchTitles).mockReset().mockResolvedValue(ok(TITLES))
  vi.mocked(searchItems).mockReset().mockResolvedValue(ok(ITEMS))
  vi.mocked(searchContent)
    .mockReset()
    .mockResolvedValue(ok({ total: 0, results: [] }))
  vi.mocked(loadCategories)
    .mockReset()
    .mockResolvedValue(ok({ value: { id: 'Online', categories: [AREA] } }))
})

describe('a search', () => {
  test('for a text asks for titles, items and pages at once', async () => {
    const waiting = Promise.withResolvers<Awaited<ReturnType<typeof searchTitles>>>()
    vi.mocked(searchTitles).mockReturnValue(waiting.promise)
    const view = loadSearch({ locale: 'en-us' }, { ...EMPTY_QUERY, text: 'memory' })
    expect(searchItems).toHaveBeenCalledOnce()
    expect(searchContent).toHaveBeenCalledWith('en-us', 'memory', 5)
    waiting.resolve(ok(TITLES))
    expect(await view).toMatchObject({ state: 'found', titles: TITLES, items: ITEMS, categories: [] })
  })

  test.each([
    ['without a text', {}],
    ['with filters', { text: 'memory', minutes: 10 }],
    ['on a later page', { text: 'memory', page: 2 }],
  ])('%s is one for titles alone', async (_, query) => {
    await loadSearch({ locale: 'en-us' }, { ...EMPTY_QUERY, ...query })
    expect(searchTitles).toHaveBeenCalledOnce()
    expect(searchItems).not.toHaveBeenCalled()
    expect(searchContent).not.toHaveBeenCalled()
  })

  test('sends a user’s token only where they ask what they may order', async () => {
    await loadSearch({ locale: 'en-us', user: USER }, { ...EMPTY_QUERY, text: 'memory' })
    expect(vi.mocked(searchTitles).mock.lastCall?.[0]).toEqual({ locale: 'en-us' })
    await loadSearch({ locale: 'en-us', user: USER }, { ...EMPTY_QUERY, facets: { orderable: ['true'] } })
    expect(vi.mocked(searchTitles).mock.lastCall?.[0]).toEqual({ locale: 'en-us', user: USER })
  })

  test('says of items and pages that are away, and shows the titles', async () => {
    vi.mocked(searchItems).mockResolvedValue(failed(OUTAGE))
    vi.mocked(searchContent).mockResolvedValue(failed({ ...OUTAGE, dependency: 'content' }))
    const view = await loadSearch({ locale: 'en-us' }, { ...EMPTY_QUERY, text: 'memory' })
    expect(view).toMatchObject({ state: 'found', items: 'away', content: 'away' })
  })

  test('that finds no title offers the areas', async () => {
    vi.mocked(searchTitles).mockResolvedValue(ok({ ...TITLES, products: [], pagination: ITEMS.pagination }))
    expect(await loadSearch({ locale: 'en-us' }, EMPTY_QUERY)).toMatchObject({ categories: [AREA] })
  })

  test('that cannot be asked keeps its reference and offers what areas are known', async () => {
    vi.mocked(searchTitles).mockResolvedValue(failed(OUTAGE))
    const away = await loadSearch({ locale: 'en-us' }, EMPTY_QUERY)
    expect(away).toEqual({ state: 'away', requestId: 'r-9', categories: [AREA] })
    vi.mocked(loadCategories).mockResolvedValue(failed(OUTAGE))
    expect(await loadSearch({ locale: 'en-us' }, EMPTY_QUERY)).toMatchObject({
      state: 'away',
      categories: [],
    })
  })
})
