import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSharedRedis, type SharedRedis } from '@/lib/state/shared-state.server'
import { serveRedis } from '../../support/shared-places'

const held = vi.hoisted((): { lines: string[] } => ({ lines: [] }))

vi.mock('@/lib/log/logger', async importOriginal => {
  const { createLogger } = await importOriginal<typeof import('@/lib/log/logger')>()
  return { createLogger, logger: createLogger('trace', { write: line => held.lines.push(line) }) }
})

const { server, join } = serveRedis()

let here: SharedRedis
let there: SharedRedis
let key: (name: string) => string

beforeEach(async context => {
  key = name => `draft/${context.task.id}/${name}`
  await server().kill()
  await server().start()
  here = join()
  there = join()
  await Promise.all([here.state.get(key('x')), there.state.get(key('x'))])
  held.lines.length = 0
})

afterEach(() => {
  here.link.close()
  there.link.close()
})

const untilConnected = (...processes: readonly SharedRedis[]) =>
  vi.waitFor(
    () => expect(processes.map(({ link }) => link.condition)).toEqual(processes.map(() => 'connected')),
    {
      timeout: 20_000,
    },
  )

/** Until what a process kept for itself meanwhile is known to the other, too. */
const untilShared = (name: string, value: string | undefined) =>
  vi.waitFor(
    async () =>
      expect([await here.state.get(key(name)), await there.state.get(key(name))]).toEqual([value, value]),
    { timeout: 20_000 },
  )

/** Plays a Redis that closes every connection, until it has been asked this often. */
async function refuseConnections(port: number, count: number): Promise<void> {
  const asked = Promise.withResolvers<void>()
  let left = count
  const listener = createServer(socket => {
    socket.destroy()
    left -= 1
    if (left === 0) asked.resolve()
  })
  await once(listener.listen(port, '127.0.0.1'), 'listening')
  await asked.promise
  await new Promise(resolve => listener.close(resolve))
}

describe('while Redis is away', () => {
  it('a process still has what it wrote and what it read', async () => {
    await here.state.set(key('written'), 'x', 60)
    await there.state.get(key('written'))
    await server().kill()
    expect(await here.state.get(key('written'))).toBe('x')
    expect(await there.state.get(key('written'))).toBe('x')
    expect(here.link.condition).toBe('away')
  })

  it('a process goes on by itself', async () => {
    await server().kill()
    await here.state.set(key('a'), 'x', 60)
    expect(await here.state.get(key('a'))).toBe('x')
    expect(await here.state.setIfAbsent(key('a'), 'y', 60)).toBe(false)
    expect(await here.state.setIfAbsent(key('b'), 'y', 60)).toBe(true)
    expect(await here.state.take(key('b'))).toBe('y')
    expect(await here.state.take(key('b'))).toBeUndefined()
    expect(await here.state.setIfAbsent(key('b'), 'z', 60)).toBe(true)
    await here.state.delete(key('a'))
    expect(await here.state.get(key('a'))).toBeUndefined()
  })

  it('a process that never saw it serves too', async () => {
    await server().kill()
    const late = join()
    expect(await late.state.setIfAbsent(key('a'), 'x', 60)).toBe(true)
    expect(await late.state.get(key('a'))).toBe('x')
    await server().start()
    await untilConnected(here, late)
    await vi.waitFor(async () => expect(await here.state.get(key('a'))).toBe('x'), { timeout: 20_000 })
    late.link.close()
  })

  it('nothing waits for a Redis that takes connections and never answers', async () => {
    await here.state.set(key('a'), 'x', 60)
    server().pause()
    expect(await here.state.get(key('a'))).toBe('x')
    expect(here.link.condition).toBe('away')
    await here.state.set(key('a'), 'y', 60)
    server().resume()
    await untilShared('a', 'y')
  })

  it('the log says so once, and once when it is over, without address or content', async () => {
    there.link.close()
    await server().kill()
    for (let attempt = 0; attempt < 20; attempt += 1) await here.state.set(key('ada'), 'secret words', 60)
    await refuseConnections(server().port, 3)
    await server().start()
    await untilConnected(here)
    expect(held.lines).toHaveLength(2)
    expect(held.lines[0]).toContain('goes on alone')
    expect(JSON.parse(held.lines[0] ?? '').reason).toBe('closed')
    expect(held.lines[1]).toContain('shared again')
    expect(held.lines.join()).not.toMatch(/secret words|127\.0\.0\.1|ada/)
  })
})

describe.each([
  ['asks for a password', ['CONFIG', 'SET', 'requirepass', 'open-sesame'], 'NOAUTH'],
  ['takes no writes', ['REPLICAOF', '127.0.0.1', '1'], 'READONLY'],
  ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], 'OOM'],
])('a Redis that %s', (_what, command, code) => {
  it(`is away, and the log names its error ${code} without its words`, async () => {
    await there.link.run(client => client.sendCommand(command))
    await here.state.set(key('ada'), 'secret words', 60)
    // A connection that is open already needs no password.
    const late = join()
    await late.state.set(key('b'), 'x', 60)
    expect(await late.state.get(key('b'))).toBe('x')
    expect(late.link.condition).toBe('away')
    expect(held.lines.map(line => JSON.parse(line).reason)).toContain(code)
    expect(held.lines.join()).not.toMatch(/secret words|command|password/i)
    late.link.close()
  })
})

describe('once Redis is back, and empty', () => {
  const comeBack = async () => {
    await server().start()
    await untilConnected(here, there)
  }

  it('what was saved before is there again for everybody', async () => {
    await here.state.set(key('a'), 'x', 60)
    await there.state.set(key('b'), 'y', 60)
    await server().kill()
    await here.state.get(key('a'))
    await there.state.get(key('b'))
    await comeBack()
    await untilShared('a', 'x')
    await untilShared('b', 'y')
  })

  it('what was saved meanwhile is known to everybody', async () => {
    await server().kill()
    await here.state.set(key('a'), 'x', 60)
    await there.state.set(key('b'), 'y', 60)
    await comeBack()
    await untilShared('a', 'x')
    await untilShared('b', 'y')
  })

  it('the later of two versions stays', async () => {
    await here.state.set(key('a'), 'older', 60)
    await here.state.set(key('b'), 'older', 60)
    await server().kill()
    await here.state.get(key('a'))
    const writtenAt = Date.now()
    await vi.waitUntil(() => Date.now() > writtenAt, { interval: 1 })
    await there.state.set(key('a'), 'newer', 60)
    await comeBack()
    await untilShared('a', 'newer')
    await untilShared('b', 'older')
  })
})

it('what was deleted during an outage is gone after it, and nothing else', async () => {
  await here.state.set(key('a'), 'x', 60)
  await here.state.set(key('b'), 'x', 60)
  server().pause()
  await here.state.delete(key('a'))
  await here.state.take(key('b'))
  server().resume()
  await untilShared('a', undefined)
  await untilShared('b', undefined)
  await here.state.set(key('a'), 'again', 60)
  await untilShared('a', 'again')
})

it('a wrong password is an outage and is not repeated', async () => {
  await here.link.run(client => client.configSet('requirepass', 'another one'))
  const url = server().url.replace('redis://', 'redis://:hunter2@')
  const { link, state } = openSharedRedis(url, 'kZ3v9QwT7xLr2BnH5mYc8JpD4sGf6WaE')
  await state.set(key('a'), 'x', 60)
  expect(await state.get(key('a'))).toBe('x')
  expect(link.condition).toBe('away')
  link.close()
  expect(held.lines.join()).not.toContain('hunter2')
})
