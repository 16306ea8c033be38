import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenBroadly } from '@/lib/front-door/listen'

/** Uses up the processor in short pieces, one in each turn of the event loop, as rendering does. */
function keepBusy(pieceMs: number): () => void {
  let isOver = false
  const work = () => {
    const until = performance.now() + pieceMs
    while (performance.now() < until);
    if (!isOver) setImmediate(work)
  }
  setImmediate(work)
  return () => {
    isOver = true
  }
}

test('a burst of connections is accepted within a few turns of the event loop, and none is taken after the end', async () => {
  const server = http.createServer((_request, response) => response.end('answer'))
  const servers: Server[] = [server]
  listenBroadly(server, '127.0.0.1', further => servers.push(further))
  server.listen(0, 'ignored.invalid')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await Promise.all(servers.slice(1).map(further => further.listening || once(further, 'listening')))

  let turns = 0
  const sockets: Socket[] = []
  const accepted = new Promise<number>(resolve => {
    let count = 0
    server.on('connection', () => {
      count += 1
      if (count === 100) resolve(turns)
    })
  })
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const stop = keepBusy(5)
  onTestFinished(() => {
    stop()
    clearImmediate(counting)
    for (const socket of sockets) socket.destroy()
  })
  for (let index = 0; index < 100; index += 1) sockets.push(connect(port, '127.0.0.1'))
  expect(await accepted).toBeLessThan(50)

  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('answer')
  for (const socket of sockets) socket.destroy()
  for (const each of servers) each.close()
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})
