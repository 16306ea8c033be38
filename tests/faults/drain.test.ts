import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
let child: ChildProcess | undefined

afterEach(() => child?.kill('SIGKILL'))

type Running = { process: ChildProcess; nextLine: () => Promise<string>; port: number }

async function start(delayMs = 0): Promise<Running> {
  const args = ['--import', './lib/front-door/preload.ts', 'tests/faults/fixtures/slow-server.ts']
  const running = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'info', SHUTDOWN_DELAY_MS: String(delayMs) },
  })
  child = running
  const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]()
  const nextLine = async (): Promise<string> => String((await lines.next()).value)
  const port = Number((await nextLine()).replace('port ', ''))
  return { process: running, nextLine, port }
}

const ask = (port: number, path: string, method = 'GET'): Promise<Response> =>
  fetch(`http://localhost:${port}${path}`, { method, ...(method === 'POST' ? { body: 'a=1' } : {}) })

type Answer = { status: number | undefined; connection: string | undefined; isReused: boolean }

/** Sends a request on a kept-alive connection, if there is one. */
const askOn = (agent: Agent, port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = get({ agent, port, path, host: 'localhost' }, response => {
      const { statusCode: status, headers } = response.resume()
      response.on('end', () =>
        resolve({ status, connection: headers.connection, isReused: call.reusedSocket }),
      )
    }).on('error', reject)
  })

test('after SIGTERM a running write is finished, new connections are refused, and the process exits with success', async () => {
  const { process: server, nextLine, port } = await start()
  const exit = once(server, 'exit')
  const inFlight = ask(port, '/api/write', 'POST')
  expect(await nextLine()).toBe('in-flight')
  server.kill('SIGTERM')
  expect(JSON.parse(await nextLine())).toMatchObject({ service: 'front-door', inFlight: 1 })
  await expect(ask(port, '/en-us/login')).rejects.toThrow()
  server.stdin?.write('go')
  const response = await inFlight
  expect([response.status, response.headers.get('connection'), await response.text()]).toEqual([
    200,
    'close',
    'finished',
  ])
  expect(await exit).toEqual([0, null])
})

test('an idle process exits at once after SIGTERM', async () => {
  const { process: server, port } = await start()
  const exit = once(server, 'exit')
  expect(await (await ask(port, '/en-us/login')).text()).toBe('quick')
  server.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test('between SIGTERM and the end of the delay, requests are served, readiness fails and connections are closed', async () => {
  const { process: server, nextLine, port } = await start(500)
  const exit = once(server, 'exit')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const before = await askOn(agent, port, '/en-us/login')
  server.kill('SIGTERM')
  await nextLine()
  const during = await askOn(agent, port, '/en-us/login')
  const readiness = await ask(port, '/api/health/ready')
  expect([before, during, readiness.status]).toEqual([
    { status: 200, connection: 'keep-alive', isReused: false },
    { status: 200, connection: 'close', isReused: true },
    503,
  ])
  expect(await exit).toEqual([0, null])
  await expect(ask(port, '/en-us/login')).rejects.toThrow()
})

test('a second signal does not wait for the requests in flight', async () => {
  const { process: server, nextLine, port } = await start()
  const exit = once(server, 'exit')
  const inFlight = ask(port, '/api/write', 'POST').catch(() => 'cut off')
  expect(await nextLine()).toBe('in-flight')
  server.kill('SIGTERM')
  await nextLine()
  server.kill('SIGTERM')
  expect(await exit).toEqual([1, null])
  expect(await inFlight).toBe('cut off')
})

test('every server of the process is wrapped by the front door', async () => {
  const { port } = await start()
  const response = await ask(port, '/en-us/login', 'DELETE')
  expect([response.status, response.headers.get('x-content-type-options')]).toEqual([405, 'nosniff'])
})
