import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ARGS = ['--import', './lib/front-door/preload.ts', 'tests/faults/fixtures/slow-server.ts']
const EVERY_MS = 50

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** One container as a load balancer sees it: its address, its readiness, and its kept-alive connections. */
type Instance = { child: ChildProcess; port: number; isReady: boolean; agent: Agent }

async function start(): Promise<Instance> {
  const env = { ...process.env, LOG_LEVEL: 'silent', SHUTDOWN_DELAY_MS: '3000' }
  const child = spawn(process.execPath, ARGS, { cwd: ROOT, env })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const port = Number(String((await lines.next()).value).replace('port ', ''))
  return { child, port, isReady: true, agent: new Agent({ keepAlive: true }) }
}

/** Returns the status, or the code of the error. */
const ask = (port: number, path: string, agent: Agent | false): Promise<number | string> =>
  new Promise(resolve => {
    get({ port, path, agent, host: 'localhost' }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message))
  })

/** Sends requests to the ready instances in turn until it is stopped; returns their results. */
function balance(instances: Instance[]): () => Promise<readonly (number | string)[]> {
  let isOver = false
  const answers: Promise<number | string>[] = []
  const check = async () => {
    while (!isOver) {
      for (const instance of instances)
        instance.isReady = (await ask(instance.port, '/api/health/ready', false)) === 200
      await sleep(EVERY_MS)
    }
  }
  const send = async () => {
    for (let count = 0; !isOver; count += 1) {
      const ready = instances.filter(({ isReady }) => isReady)
      const chosen = ready[count % ready.length]
      if (chosen !== undefined) answers.push(ask(chosen.port, '/en-us/login', chosen.agent))
      await sleep(EVERY_MS)
    }
  }
  const running = Promise.all([check(), send()])
  return async () => {
    isOver = true
    await running
    return Promise.all(answers)
  }
}

test('no request fails while two containers are restarted one after the other', async () => {
  const instances = await Promise.all([start(), start()])
  const stop = balance(instances)
  for (const index of [0, 1]) {
    const old = instances[index]
    if (old === undefined) throw new Error('there are two')
    await sleep(5 * EVERY_MS)
    old.child.kill('SIGTERM')
    await once(old.child, 'exit')
    instances[index] = await start()
  }
  const answers = await stop()
  expect(answers.filter(answer => answer !== 200)).toEqual([])
  expect(answers.length).toBeGreaterThan(20)
})
