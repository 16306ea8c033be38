import { expect, test, vi } from 'vitest'
import { fetchTitlesToCompare } from '@/lib/backends/commerce/catalogue/compare-calls.server'
import { loadComparison } from '@/lib/catalogue/compare/load-comparison.server'
import { ok } from '@/lib/result/result'
import { REASONING } from '../titles'

vi.mock('@/lib/backends/commerce/catalogue/compare-calls.server', () => ({ fetchTitlesToCompare: vi.fn() }))

const titles = ['P900000001', 'P900000002', 'P900000003', 'P900000004', 'P900000005', 'P900000006'].map(
  code => ({ ...REASONING, code }),
)

const compared = async (codes: readonly string[]) => {
  const comparison = await loadComparison('en-us', codes, '')
  if (comparison.state === 'away') throw new Error('away')
  const { titles: shown, waiting, missing } = comparison
  return { shown: shown.map(({ code }) => code), waiting: waiting.map(({ code }) => code), missing }
}

test('four that the site sells stand side by side, the next ones wait, and what it does not sell takes no place', async () => {
  const products = [...titles].reverse()
  vi.mocked(fetchTitlesToCompare).mockResolvedValue(
    ok({ products } as Extract<Awaited<ReturnType<typeof fetchTitlesToCompare>>, { ok: true }>['value']),
  )
  const codes = ['P999999999', ...titles.map(({ code }) => code)]
  expect(await compared(codes)).toEqual({
    shown: codes.slice(1, 5),
    waiting: codes.slice(5),
    missing: ['P999999999'],
  })
})
