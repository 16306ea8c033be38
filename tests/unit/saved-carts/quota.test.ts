import { beforeEach, expect, test, vi } from 'vitest'

const calls = vi.hoisted(() => ({ listSavedCarts: vi.fn(), deleteCart: vi.fn() }))
vi.mock('@/lib/backends/commerce/saved-carts.server', async original => ({
  ...(await original<object>()),
  listSavedCarts: calls.listSavedCarts,
}))
vi.mock('@/lib/backends/commerce/carts.server', async original => ({
  ...(await original<object>()),
  deleteCart: calls.deleteCart,
}))

import { getTranslator } from '@/lib/i18n/translator'
import { checkQuota } from '@/lib/saved-carts/quota.server'

const LATER = getTranslator('en-us', 'cart')('later.name')

/** Fifty saved carts, of which one is the save-for-later list. */
const fill = (later: { totalItems: number; description?: string }) => {
  const others = Array.from({ length: 49 }, (_, index) => ({
    code: `1${index}`,
    name: `List ${index}`,
    totalItems: 0,
  }))
  calls.listSavedCarts.mockResolvedValue({
    ok: true,
    value: [...others, { code: 'later', name: LATER, ...later }],
  })
}

beforeEach(() => {
  vi.resetAllMocks()
  calls.deleteCart.mockResolvedValue({ ok: true, value: undefined })
})

test('an emptied save-for-later list gives its place to a saved cart', async () => {
  fill({ totalItems: 0 })
  expect(await checkQuota({} as never)).toBeUndefined()
  expect(calls.deleteCart.mock.calls.map(([, code]) => code)).toEqual(['later'])
})

test.each([{ totalItems: 1 }, { totalItems: 0, description: 'for Ada' }])(
  'a save-for-later list with content keeps its place: %o',
  async later => {
    fill(later)
    expect(await checkQuota({} as never)).toMatchObject({ kind: 'rejected' })
    expect(calls.deleteCart).not.toHaveBeenCalled()
  },
)
