import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { closeIdleConnections, SERVER_LIMITS } from '@/lib/front-door/refuse/server-limits'
import { request, sendRaw, statusOf } from './support'

test('the head of a request is waited for 12 seconds, and no body for ever', () => {
  const { requestTimeout, headersTimeout, connectionsCheckingInterval } = SERVER_LIMITS
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(12_000)
  expect(requestTimeout).toBeGreaterThan(headersTimeout)
  expect(requestTimeout).toBeLessThan(Number.POSITIVE_INFINITY)
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

test('a client that does not read its answer loses its connection', async () => {
  const closed = Promise.withResolvers<boolean>()
  const server = http.createServer(SERVER_LIMITS, (_incoming, response) => {
    response.on('close', () => closed.resolve(response.writableFinished))
    response.end(Buffer.alloc(67_108_864))
  })
  closeIdleConnections(server, 100)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = connect(port, '127.0.0.1').pause()
  client.write(request('GET /x HTTP/1.1'))
  expect(await closed.promise).toBe(false)
  client.destroy()
  await new Promise<void>(resolve => server.close(() => resolve()))
})
