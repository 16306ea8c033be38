import { afterEach, expect, test } from 'vitest'
import { exchange } from '@/lib/backends/http-client/exchange.server'
import { type FaultServer, json, openFaultServer } from './fault-server'

let server: FaultServer
afterEach(() => server.close())

const send = (method: string, mayReuse: boolean) =>
  exchange({
    url: new URL(server.url),
    method,
    headers: {},
    body: undefined,
    maxBytes: 1_000,
    signal: AbortSignal.timeout(10_000),
    mayReuse,
  })

test('what cannot be repeated never goes over a kept connection, which could be closed at that moment', async () => {
  const sockets: unknown[] = []
  server = await openFaultServer((response, request) => {
    sockets.push(request.socket)
    return json({})(response)
  })
  await send('GET', true)
  await send('GET', true)
  await send('POST', false)
  await send('POST', false)
  expect(new Set(sockets).size).toBe(3)
  expect(sockets[1]).toBe(sockets[0])
  expect(server.requests.map(({ headers }) => headers.connection).slice(2)).toEqual(['close', 'close'])
})
