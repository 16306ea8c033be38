import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { MOST_PIPELINED } from '@/lib/front-door/refuse/one-at-a-time'
import { openSite, request, type Site, sendRaw } from './support'

let site: Site | undefined
afterEach(() => site?.close())

type Begun = { path: string; response: ServerResponse }

/** A site that answers when the test says so; gives what it has been asked to begin. */
async function openHeld(): Promise<{ port: number; begun: Begun[] }> {
  const begun: Begun[] = []
  site = await openSite(({ url: path = '' }, response) => begun.push({ path, response }))
  return { port: site.port, begun }
}

const pathsOf = (begun: readonly Begun[]): readonly string[] => begun.map(({ path }) => path)

/**
 * Requests on one connection, none of which waits for the answer to the one before; the last one ends the
 * connection.
 */
const pipeline = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const line = `GET /api/health/x${index} HTTP/1.1`
    return index === count - 1 ? request(line) : `${line}\r\nHost: localhost\r\n\r\n`
  }).join('')

test('requests sent ahead on one connection are begun one after the other and answered in their order', async () => {
  const { port, begun } = await openHeld()
  const answer = sendRaw(port, pipeline(3))
  for (let index = 0; index < 3; index += 1) {
    await vi.waitFor(() => expect(pathsOf(begun)).toHaveLength(index + 1))
    begun[index]?.response.end(`answer ${index}.`)
  }
  expect((await answer).match(/answer \d/g)).toEqual(['answer 0', 'answer 1', 'answer 2'])
})

test('a connection that sends more ahead than may wait is closed, and nothing of it is begun any more', async () => {
  const { port, begun } = await openHeld()
  expect(await sendRaw(port, pipeline(MOST_PIPELINED + 2))).toBe('')
  await vi.waitFor(() => expect(begun[0]?.response.destroyed).toBe(true))
  expect(pathsOf(begun)).toEqual(['/api/health/x0'])
})

test('as many as may wait are all answered', async () => {
  site = await openSite((_incoming, response) => response.end('answer'))
  expect((await sendRaw(site.port, pipeline(MOST_PIPELINED + 1))).match(/answer/g)).toHaveLength(
    MOST_PIPELINED + 1,
  )
})

test('what waits behind an answer is never begun once its client has gone', async () => {
  const { port, begun } = await openHeld()
  const client = connect(port, '127.0.0.1')
  client.write(pipeline(3))
  await vi.waitFor(() => expect(pathsOf(begun)).toEqual(['/api/health/x0']))
  client.destroy()
  const [{ response }] = begun as [Begun]
  if (!response.closed) await once(response, 'close')
  expect(pathsOf(begun)).toEqual(['/api/health/x0'])
})
