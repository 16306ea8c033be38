import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { Drain } from '@/lib/front-door/drain'

const servers: http.Server[] = []

afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** A server that drains; `stop` resolves with the exit code. */
async function serve(delayMs: number) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const drain = new Drain(delayMs)
  const server = http.createServer(drain.watch((_request, response) => response.end('done')))
  servers.push(server)
  drain.watchServer(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port, stop: () => new Promise<number>(resolve => drain.onSignal(resolve)) }
}

test('a request is answered whose connection was opened before the listener closed', async () => {
  const { server, port, stop } = await serve(1)
  const accepted = once(server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await accepted
  const exit = stop()
  await expect.poll(() => server.listening).toBe(false)
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer.toLowerCase()).toContain('connection: close')
  expect(await exit).toBe(0)
})

test('connections that the kernel opened during work are answered, although each turn accepts only one', async () => {
  const { port, stop } = await serve(1)
  const exit = stop()
  // Their handshakes are done by the kernel while the event loop is blocked beyond the delay.
  const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'))
  for (const until = Date.now() + 50; Date.now() < until; );
  for (const socket of sockets)
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
  const answers = await Promise.all(sockets.map(socket => text(socket)))
  expect(answers.map(answer => answer.slice(0, 12))).toEqual(sockets.map(() => 'HTTP/1.1 200'))
  expect(await exit).toBe(0)
})

test('without a delay the process exits as soon as no request is in flight', async () => {
  const { server, stop } = await serve(0)
  expect(await stop()).toBe(0)
  expect(server.listening).toBe(false)
})
