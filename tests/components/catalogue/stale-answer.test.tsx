import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NewestTitles } from '@/app/[locale]/(public)/_home/showcase'
import { CategoryContent } from '@/app/[locale]/(public)/store/categories/[code]/_category/category-content'
import { ProductContent } from '@/app/[locale]/(public)/store/products/[code]/_product/product-content'
import { AToZ } from '@/components/catalogue/a-to-z'
import { LetterOfAToZ } from '@/components/catalogue/letter-of-a-to-z'
import { loadCategories, loadTitles } from '@/lib/catalogue/catalogue.server'
import { formatMinutes } from '@/lib/format/list'
import { ok } from '@/lib/result/result'
import { renderFromServer } from '../../support/render-from-server'
import { REASONING } from '../../unit/catalogue/titles'

vi.mock('@/lib/catalogue/catalogue.server', () => ({ loadCategories: vi.fn(), loadTitles: vi.fn() }))
vi.mock('@/lib/backends/flags/get-flags.server', async () => {
  const { DEFAULT_FLAGS } = await import('@/lib/backends/flags/flag-values')
  return { getFlags: async () => DEFAULT_FLAGS }
})
vi.mock('@/lib/request/request-context', () => ({ tagPage: () => undefined }))
vi.mock('@/lib/seo/alternates.server', () => ({ publicAddress: () => undefined }))
vi.mock('@/lib/config/env.server', () => ({
  getSettings: () => ({ CONTENT_URL: 'https://content.example.com' }),
}))

const AS_OF = Date.UTC(2026, 10, 22, 12)
const AREA = { id: 'memory', name: 'Memory', count: 1, subcategories: [] }
const TITLES = {
  products: [REASONING],
  pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 1, sort: 'relevance' },
}

const when = (asOf: number | undefined) => (asOf === undefined ? {} : { asOf })

/** Every page that shows kept prices, by when they are from. */
const PAGES = [
  [
    'home',
    (asOf: number | undefined) => {
      vi.mocked(loadTitles).mockResolvedValue(ok({ value: TITLES, ...when(asOf) }))
      return NewestTitles({ locale: 'en-us' })
    },
  ],
  [
    'area',
    (asOf: number | undefined) =>
      CategoryContent({ locale: 'en-us', category: AREA, above: [], beside: [], titles: TITLES, asOf }),
  ],
  [
    'A–Z',
    async (asOf: number | undefined) => <AToZ locale="en-us" titles={[REASONING]} total={1} asOf={asOf} />,
  ],
  [
    'letter',
    async (asOf: number | undefined) => (
      <LetterOfAToZ locale="en-us" letter="H" letters={[]} titles={[REASONING]} total={1} asOf={asOf} />
    ),
  ],
  [
    'title',
    (asOf: number | undefined) => ProductContent({ locale: 'en-us', title: REASONING, references: [], asOf }),
  ],
] as const

beforeEach(() => {
  vi.mocked(loadCategories).mockResolvedValue(ok({ value: { id: 'Online', categories: [AREA] } }))
})

describe.each(PAGES)('the page of %s', (_, draw) => {
  const notice = () => screen.queryByText(`Prices and availability as of ${formatMinutes('en-us', AS_OF)}`)

  test('says of when its prices are where an earlier answer stands in', async () => {
    renderFromServer(await draw(AS_OF))
    expect(notice()).toBeVisible()
  })

  test('says nothing of that where they are of now', async () => {
    renderFromServer(await draw(undefined))
    expect(notice()).toBeNull()
  })
})
