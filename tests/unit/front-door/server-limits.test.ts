import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { SERVER_LIMITS } from '@/lib/front-door/server-limits'
import { request, sendRaw, statusOf } from './support'

test('no request is waited for longer than 15 seconds', () => {
  const { requestTimeout, headersTimeout, connectionsCheckingInterval } = SERVER_LIMITS
  expect(Math.max(requestTimeout, headersTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
})

test('half a body ends in a timeout answer', async () => {
  const quick = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 }
  const server = http.createServer({ ...SERVER_LIMITS, ...quick })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const half = request('POST /api/x HTTP/1.1', ['Host: localhost', 'Content-Length: 100'], 'abc')
  expect(statusOf(await sendRaw(port, half))).toBe(408)
  await new Promise<void>(resolve => server.close(() => resolve()))
})
