import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/media/[name]/route'
import { fetchPicture } from '@/lib/backends/commerce/catalogue/picture.server'
import { failed } from '@/lib/result/result'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

vi.mock('@/lib/backends/commerce/catalogue/picture.server')
vi.mock('@/lib/request/current-request-id.server', () => ({ requestIdOf: () => 'r-1' }))

beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
})

const NAME = 'P900000011.svg'

test.each([
  [404, 404],
  [401, 503],
  [403, 503],
  [429, 503],
  [500, 503],
])('a picture that commerce answers with %i is %i', async (status, shown) => {
  vi.mocked(fetchPicture).mockResolvedValue(
    failed({ kind: 'http', status, dependency: 'commerce', operation: 'fetchPicture', requestId: 'r-1' }),
  )
  const request = new NextRequest(`https://store.example.com/media/${NAME}`)
  expect((await GET(request, { params: Promise.resolve({ name: NAME }) })).status).toBe(shown)
})
