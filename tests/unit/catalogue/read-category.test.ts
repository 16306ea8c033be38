import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readCategoryAddress } from '@/app/[locale]/(public)/store/categories/[code]/_category/read-category'
import { hasLoadedTitles, loadCategories, loadTitles } from '@/lib/catalogue/catalogue.server'
import { failed, ok } from '@/lib/result/result'
import { categoryPath } from '@/lib/site/paths'

vi.mock('@/lib/catalogue/catalogue.server', () => ({
  hasLoadedTitles: vi.fn(),
  loadCategories: vi.fn(),
  loadTitles: vi.fn(),
}))

const AREA = { id: 'memory', name: 'Memory and learning', count: 2, subcategories: [] }
const TITLES = { products: [], pagination: { totalResults: 0 } }

const kept = <T>(value: T) => ok({ value, asOf: undefined }) as never
const OUTAGE = failed({ kind: 'timeout', dependency: 'commerce', operation: 'x', requestId: 'r1' }) as never

const read = async (code: string, slug: string) => {
  const params = Promise.resolve({ locale: 'en-us', code, slug })
  return (await readCategoryAddress(params)).visit
}

describe('the address of an area', () => {
  beforeEach(() => {
    vi.mocked(hasLoadedTitles).mockReturnValue(false)
    vi.mocked(loadCategories).mockResolvedValue(kept({ categories: [AREA] }))
    vi.mocked(loadTitles).mockResolvedValue(kept(TITLES))
  })

  it('shows the area with its titles', async () => {
    expect(await read('memory', 'memory-and-learning')).toMatchObject({
      kind: 'shown',
      shown: { category: AREA, titles: TITLES },
    })
  })

  it('leads on from an older name', async () => {
    const to = categoryPath('en-us', { code: 'memory', name: AREA.name })
    expect(await read('memory', 'remembering')).toEqual({ kind: 'moved', to })
  })

  it('is missing where the tree has no such area, and no one is asked for its titles', async () => {
    vi.mocked(loadTitles).mockClear()
    expect(await read('unseen', 'unseen')).toEqual({ kind: 'missing' })
    expect(loadTitles).not.toHaveBeenCalled()
  })

  it('that has been shown before waits for tree and titles at once', async () => {
    vi.mocked(hasLoadedTitles).mockReturnValue(true)
    const tree = Promise.withResolvers<Awaited<ReturnType<typeof loadCategories>>>()
    vi.mocked(loadCategories).mockReturnValue(tree.promise)
    vi.mocked(loadTitles).mockClear()
    const visit = read('memory', 'memory-and-learning')
    await vi.waitFor(() => expect(loadTitles).toHaveBeenCalledOnce())
    tree.resolve(kept({ categories: [AREA] }))
    expect(await visit).toMatchObject({ kind: 'shown', shown: { titles: TITLES } })
    expect(loadTitles).toHaveBeenCalledOnce()
  })

  it.each([
    ['the tree', loadCategories],
    ['the titles', loadTitles],
  ])('tells of an outage, and where to try again, while no one knows %s', async (_, load) => {
    vi.mocked(load).mockResolvedValue(OUTAGE)
    expect(await read('memory', 'memory-and-learning')).toEqual({
      kind: 'outage',
      requestId: 'r1',
      retryHref: categoryPath('en-us', { code: 'memory', name: AREA.name }),
    })
  })
})
