import { beforeEach, describe, expect, test, vi } from 'vitest'
import { searchItems, searchTitles } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { searchContent } from '@/lib/backends/content/search-content.server'
import { suggest } from '@/lib/catalogue/search/suggest.server'
import { failed, ok, type Problem } from '@/lib/result/result'
import { REASONING } from '../titles'

vi.mock('@/lib/backends/commerce/catalogue/catalogue-calls.server')
vi.mock('@/lib/backends/content/search-content.server')
vi.mock('@/lib/config/env.server', () => ({
  getSettings: () => ({ CONTENT_URL: 'https://content.example.com' }),
}))

const OUTAGE: Problem = { kind: 'timeout', dependency: 'commerce', operation: 'search', requestId: 'r-9' }
const pagination = { currentPage: 0, pageSize: 5, totalPages: 1, totalResults: 1, sort: 'relevance' }
const NO_ITEMS = { products: [], pagination }
const PAGES = { total: 1, results: [{ title: 'Returns', href: 'site:ordering/returns' }] }

beforeEach(() => {
  vi.mocked(searchTitles)
    .mockReset()
    .mockResolvedValue(ok({ products: [REASONING], pagination }))
  vi.mocked(searchItems).mockReset().mockResolvedValue(ok(NO_ITEMS))
  vi.mocked(searchContent).mockReset().mockResolvedValue(ok(PAGES))
})

describe('suggestions', () => {
  test('stand in the sections that have some, with their addresses and words', async () => {
    expect(await suggest('fr-ca', ' raisonnement ')).toEqual({
      sections: [
        {
          kind: 'products',
          label: 'Produits',
          hits: [
            {
              label: REASONING.name,
              note: 'HWRS-3',
              href: '/store/caassessments/fr/products/P900000011/haldenwick-reasoning-scales-third-edition',
            },
          ],
        },
        {
          kind: 'content',
          label: 'Contenu',
          hits: [{ label: 'Returns', href: 'https://content.example.com/fr-ca/ordering/returns' }],
        },
      ],
      message: '2 suggestions',
      all: {
        label: 'Tous les résultats pour « raisonnement »',
        href: '/store/caassessments/fr/search?q=raisonnement',
      },
    })
  })

  test('leave out a section that cannot be asked, and say so', async () => {
    vi.mocked(searchTitles).mockResolvedValue(failed(OUTAGE))
    vi.mocked(searchItems).mockResolvedValue(failed(OUTAGE))
    const answer = await suggest('en-us', 'returns')
    expect(answer.sections.map(({ kind }) => kind)).toEqual(['content'])
    expect(answer).toMatchObject({
      isPartial: true,
      message: '1 suggestion. Some results are temporarily unavailable.',
    })
  })

  test('are not reported as none where no answer came', async () => {
    for (const search of [searchTitles, searchItems, searchContent])
      vi.mocked(search).mockResolvedValue(failed(OUTAGE))
    expect(await suggest('en-us', 'returns')).toMatchObject({
      sections: [],
      isPartial: true,
      message: 'Suggestions are temporarily unavailable.',
    })
  })

  test.each(['', 'me', '  m  ', '\u200bme'])('ask no one for %j', async typed => {
    expect((await suggest('en-us', typed)).sections).toEqual([])
    expect(searchTitles).not.toHaveBeenCalled()
  })

  test('ask for two characters of Japanese, which can be a word', async () => {
    expect((await suggest('ja-jp', '記憶')).sections).not.toEqual([])
    expect(searchTitles).toHaveBeenCalledOnce()
  })

  test('cannot break the grammar of the search', async () => {
    await suggest('en-us', 'age:72:x')
    expect(vi.mocked(searchTitles).mock.lastCall?.[1].query).toBe('age 72 x:relevance')
  })
})
