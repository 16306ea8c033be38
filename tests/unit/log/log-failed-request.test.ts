import { beforeEach, expect, test, vi } from 'vitest'
import { logFailedRequest } from '@/lib/log/log-failed-request'

const held = vi.hoisted((): { lines: string[] } => ({ lines: [] }))

vi.mock('@/lib/log/logger', async importOriginal => {
  const { createLogger } = await importOriginal<typeof import('@/lib/log/logger')>()
  return { createLogger, logger: createLogger('info', { write: line => held.lines.push(line) }) }
})

beforeEach(() => {
  held.lines.length = 0
})

const REQUEST = {
  path: '/api/addresses?locale=en-us&street=Elm+Street',
  method: 'POST',
  headers: { 'x-request-id': 'r-1', cookie: 'store.session=secret', host: 'shop.example.com' },
}
const CONTEXT = {
  routerKind: 'App Router',
  routePath: '/api/addresses',
  routeType: 'route',
  revalidateReason: undefined,
} as const

test('a handler that throws is found in the log by its request id, with the place of the error', async () => {
  await logFailedRequest(Object.assign(new TypeError('x'), { digest: '42' }), REQUEST, CONTEXT)
  expect(held.lines.map(line => JSON.parse(line))).toMatchObject([
    {
      level: 'error',
      msg: 'a request failed',
      requestId: 'r-1',
      method: 'POST',
      route: '/api/addresses',
      kind: 'route',
      error: 'TypeError',
      digest: '42',
      stack: expect.stringContaining('log-failed-request.test'),
    },
  ])
})

test('neither what the error says nor what was sent is in the line', async () => {
  const error = Object.assign(new Error('Invalid URL\n    Elm Street'), { input: 'Elm Street' })
  await logFailedRequest(error, REQUEST, CONTEXT)
  await logFailedRequest('Elm Street', REQUEST, CONTEXT)
  expect(held.lines).toHaveLength(2)
  expect(held.lines.join()).not.toMatch(/Elm|Invalid URL|secret/)
})
