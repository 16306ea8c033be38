import { expect, test } from 'vitest'
import { problemResponse } from '@/lib/handlers/problem-response'

test('a problem is RFC 9457 JSON that no cache keeps', async () => {
  const response = problemResponse(429, 'too-many', { requestId: 'r', headers: { 'retry-after': '7' } })
  expect(response.status).toBe(429)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '7',
  })
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    code: 'too-many',
    requestId: 'r',
  })
})

test('extra members cannot replace the standard ones', async () => {
  const response = problemResponse(409, 'step', { requestId: 'r', extra: { redirect: '/x', status: 200 } })
  expect(await response.json()).toMatchObject({ status: 409, code: 'step', redirect: '/x' })
})
