import { beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '@/lib/result/result'

const fetchSavedCart = vi.hoisted(() => vi.fn())
vi.mock('@/lib/backends/commerce/saved-carts.server', () => ({ fetchSavedCart }))

import { findList } from '@/lib/saved-carts/find-list.server'

beforeEach(() => fetchSavedCart.mockReset())

const domain = (fields: Partial<Problem>): Problem => ({
  kind: 'domain',
  dependency: 'commerce',
  operation: 'fetchSavedCart',
  requestId: 'r1',
  status: 400,
  ...fields,
})

const find = (error: Problem) => {
  fetchSavedCart.mockResolvedValue({ ok: false, error })
  return findList({} as never, '00000001')
}

test('an unknown cart is no saved cart', async () => {
  const gone = domain({ code: 'CartError', details: [{ type: 'CartError', reason: 'notFound' }] })
  expect(await find(gone)).toEqual({ ok: true, value: undefined })
})

test.each(['TooManyRequestsError', 'ForbiddenError', 'CartError'])('%s stays an error', async code => {
  expect(await find(domain({ code }))).toMatchObject({ ok: false, error: { code } })
})
