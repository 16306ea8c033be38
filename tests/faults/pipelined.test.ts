import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { searchPath } from '@/lib/site/paths'

const ROOT = join(import.meta.dirname, '../..')
const ARGS = ['--import', './lib/front-door/preload.ts', 'tests/faults/fixtures/slow-server.ts']
const PIPELINED = 600

let server: ChildProcess | undefined
afterEach(() => server?.kill('SIGKILL'))

/** A process behind the front door that names each request in work, and answers when it is told to. */
async function start(): Promise<{ port: number; lines: AsyncIterator<string>; answerOne: () => void }> {
  const env = { ...process.env, LOG_LEVEL: 'silent', SHUTDOWN_DELAY_MS: '0' }
  const child = spawn(process.execPath, ARGS, { cwd: ROOT, env })
  server = child
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const port = Number(String((await lines.next()).value).replace('port ', ''))
  return { port, lines, answerOne: () => void child.stdin.write('go') }
}

const searches = Array.from(
  { length: PIPELINED },
  (_, index) => `GET ${searchPath('en-us')}?q=x${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
).join('')

test('of 600 pipelined searches one is in work, others are served, and none follows it once the connection is closed', async () => {
  const { port, lines, answerOne } = await start()
  const socket = connect(port, '127.0.0.1')
  const closed = once(socket, 'close')
  socket.on('error', () => undefined)
  let answered = ''
  socket.on('data', part => {
    answered += part
  })
  socket.write(searches)
  await closed
  expect(answered).toBe('')
  expect((await lines.next()).value).toBe('in-flight')
  const health = await fetch(`http://localhost:${port}/api/health/ready`)
  expect(health.status).toBe(200)
  // A write of another client is the second request that is begun at all.
  const write = fetch(`http://localhost:${port}/api/write`, { method: 'POST', body: 'a=1' })
  expect((await lines.next()).value).toBe('in-flight')
  answerOne()
  expect(await (await write).text()).toBe('finished')
  server?.kill('SIGTERM')
  const rest: string[] = []
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) rest.push(line.value)
  expect(rest).toEqual([])
})
