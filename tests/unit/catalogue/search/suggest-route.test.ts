import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { GET } from '@/app/api/catalogue/suggest/route'
import { suggest } from '@/lib/catalogue/search/suggest.server'
import type { SuggestAnswer } from '@/lib/catalogue/search/suggestions'

vi.mock('@/lib/catalogue/search/suggest.server')
vi.mock('@/lib/handlers/enforce-rate-limit.server', () => ({ enforceRateLimit: async () => undefined }))

const ANSWER: SuggestAnswer = { sections: [], message: 'No suggestions', all: { label: 'All', href: '/all' } }

const ask = () =>
  GET(new NextRequest('https://store.example.com/api/catalogue/suggest?locale=en-us&q=memory'))

test('suggestions are kept by everybody for a minute', async () => {
  vi.mocked(suggest).mockResolvedValue(ANSWER)
  expect((await ask()).headers.get('cache-control')).toBe('public, max-age=60')
})

test('suggestions that lack something are kept by no one', async () => {
  vi.mocked(suggest).mockResolvedValue({ ...ANSWER, isPartial: true })
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toMatchObject({ isPartial: true })
})
