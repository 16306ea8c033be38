import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCategories } from '@/lib/catalogue/catalogue.server'
import { loadCategoryPaths } from '@/lib/catalogue/category-on-sites.server'
import { CATALOGUE_BESIDE_MS } from '@/lib/catalogue/stale-if-error-cache'
import { failed, ok } from '@/lib/result/result'
import { categoryPath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'

vi.mock('@/lib/catalogue/catalogue.server', () => ({ loadCategories: vi.fn() }))

const tree = ok({
  value: { id: 'Online', categories: [{ id: 'memory', name: 'Memory', count: 2, subcategories: [] }] },
})

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

test('the sites whose trees come soon are named; no page waits for the others, and all are asked at once', async () => {
  vi.mocked(loadCategories).mockImplementation(async locale => {
    if (locale === 'en-us') return tree
    if (locale === 'fr-ca')
      return failed({ kind: 'timeout', dependency: 'commerce', operation: 'x', requestId: 'r' })
    return new Promise(() => undefined)
  })
  const paths = loadCategoryPaths('memory')
  expect(loadCategories).toHaveBeenCalledTimes(LOCALES.length)
  await vi.advanceTimersByTimeAsync(CATALOGUE_BESIDE_MS + 1)
  const path = categoryPath('en-us', { code: 'memory', name: 'Memory' })
  expect([...(await paths)]).toEqual([['en-us', path]])
})
