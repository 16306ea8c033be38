import { expect, test, vi } from 'vitest'
import { loadPageAddresses } from '@/lib/seo/sitemap-addresses.server'
import { categoryPath } from '@/lib/site/paths'

const area = (id: string, count: number | undefined, subcategories: readonly object[] = []) => ({
  id,
  name: id,
  count,
  subcategories,
})

const AREAS = [
  area('memory', 3, [area('attention', 3), area('neglect', 0)]),
  area('motor', 0, [area('writing', 0)]),
  area('uncounted', undefined),
]

vi.mock('@/lib/catalogue/catalogue.server', () => ({
  loadCategories: async () => ({ ok: true, value: { value: { categories: AREAS } } }),
}))
vi.mock('@/lib/catalogue/all-titles.server', () => ({
  loadAllTitles: async () => ({ ok: true, value: { value: { total: 0, titles: [] } } }),
}))
vi.mock('@/lib/seo/alternates.server', () => ({
  publicAddress: (_locale: string, path: string) => path,
}))

test('an area in which the site sells nothing is in no sitemap, as its page has no canonical address', async () => {
  const addresses = await loadPageAddresses('en-us')
  const areas = addresses.ok ? addresses.value.filter(path => path.includes('/categories/')) : []
  const filled = ['memory', 'attention', 'uncounted']
  expect(areas).toEqual(filled.map(code => categoryPath('en-us', { code, name: code })))
})
