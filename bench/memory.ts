import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { buildStore, PRELOAD, standaloneFolder } from '../scripts/build-store.ts'
import { startChild, waitFor } from '../scripts/children.ts'
import { root } from '../scripts/run-settings.ts'
import { prepareRun, startSandbox } from '../scripts/run-store.ts'
import { sandboxUrl } from '../scripts/store-environment.ts'
import { runBench, UNLIMITED } from './bench-store.ts'
import { MEMORY_GATES } from './budgets.ts'
import type { Load, LoadResult } from './load.ts'
import { GENERATED_TITLES, mixedRequests } from './mixed-requests.ts'
import { growCatalogue, signInWithCart, titlePaths } from './new-pages.ts'

const BLOCKS = 40
const PER_BLOCK = 500
const CONNECTIONS = 10

const say = (text: string) => process.stdout.write(`${text}\n`)

type Start = { args: readonly string[]; env: Partial<NodeJS.ProcessEnv> }

/** Command of the image, and its environment variables that affect memory. */
function imageStart(): Start {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const command = [...dockerfile.matchAll(/^CMD (?<command>\[.*\])$/gm)].at(-1)?.groups?.command ?? ''
  const [, ...args] = z.tuple([z.literal('node')], z.string()).parse(JSON.parse(command))
  const allocator = [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\d+)/g)]
  return { args, env: Object.fromEntries(allocator.map(([, name, value]) => [name, value])) }
}

const PLAIN_START: Start = { args: ['--import', PRELOAD, 'server.js'], env: {} }

type Server = { name: string; origin: string; process: ChildProcess; seconds: number; wrong: number }

async function startStore(name: string, port: number, start: Start): Promise<Server> {
  const child = startChild({
    name,
    root,
    cwd: standaloneFolder(root),
    args: start.args,
    env: { ...process.env, ...start.env, PORT: String(port) },
    output: 'ignore',
  })
  const origin = `http://localhost:${port}`
  await waitFor(name, `${origin}/api/health/ready`)
  return { name, origin, process: child, seconds: 0, wrong: 0 }
}

/** Resident memory of a process in MB, current or peak (`proc(5)`). */
function memoryOf({ process: { pid } }: Server, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
}

async function runBlock(generator: ChildProcess, server: Server, load: Load): Promise<void> {
  const start = performance.now()
  generator.send(load)
  // The generator sends one message only: the result of its block.
  const [result] = (await once(generator, 'message')) as [LoadResult]
  server.seconds += (performance.now() - start) / 1000
  server.wrong += result.wrong
}

/** Sends the same requests to both servers in alternation, so that other load of the machine affects both. */
async function loadInTurns(servers: readonly Server[]): Promise<void> {
  const [first] = servers
  if (first === undefined) return
  const titles = await titlePaths(first.origin, GENERATED_TITLES)
  // Each server accepts the cookies of the other; the identity provider knows only the first one.
  const cookie = await signInWithCart(first.origin)
  const generator = fork(join(import.meta.dirname, 'load.ts'))
  try {
    for (let block = 0; block < BLOCKS; block += 1) {
      const paths = mixedRequests(titles, block * PER_BLOCK, PER_BLOCK)
      // The first server's requests warm up the back ends for the second, so their order alternates too.
      for (const server of block % 2 === 0 ? servers : servers.toReversed()) {
        const headers = { cookie, 'accept-encoding': 'br' }
        const urls = paths.map(path => `${server.origin}${path}`)
        await runBlock(generator, server, { urls, headers, requests: PER_BLOCK, connections: CONNECTIONS })
      }
      if (block % 10 === 9)
        say(
          `${(block + 1) * PER_BLOCK} requests: ${servers.map(server => `${server.name} ${memoryOf(server, 'VmRSS').toFixed(0)} MB`).join(', ')}`,
        )
    }
  } finally {
    generator.kill()
  }
}

/** Prints memory and throughput of both servers. Returns the failed gates. */
function judge(limited: Server, unlimited: Server): readonly string[] {
  const speed = ({ seconds }: Server) => (BLOCKS * PER_BLOCK) / seconds
  for (const server of [limited, unlimited]) {
    const [now, most] = [memoryOf(server, 'VmRSS'), memoryOf(server, 'VmHWM')]
    say(
      `${server.name}: ${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB, ${speed(server).toFixed(1)} pages/s`,
    )
  }
  const memory = memoryOf(limited, 'VmRSS')
  const share = speed(limited) / speed(unlimited)
  return [
    ...(memory > MEMORY_GATES.megabytes
      ? [`${memory.toFixed(0)} MB, at most ${MEMORY_GATES.megabytes}`]
      : []),
    ...(share < MEMORY_GATES.throughput ? [`${share.toFixed(2)} of the unlimited throughput`] : []),
    ...[limited, unlimited].flatMap(({ name, wrong }) =>
      wrong > 0 ? [`${name}: ${wrong} wrong answers`] : [],
    ),
  ]
}

await runBench(UNLIMITED, async () => {
  const run = await prepareRun()
  buildStore(root)
  await startSandbox(run)
  await growCatalogue(sandboxUrl(run.ports.sandbox, 'control'), GENERATED_TITLES)
  const { args, env } = imageStart()
  const limited = await startStore('as in the image', run.ports.store, {
    args,
    env: { ...run.store, ...env },
  })
  const unlimited = await startStore('unlimited', run.ports.store + 1, { ...PLAIN_START, env: run.store })
  await loadInTurns([limited, unlimited])
  const broken = judge(limited, unlimited)
  say(broken.length === 0 ? '\nAll gates hold' : `\nBroken gates:\n${broken.join('\n')}`)
  return broken.length === 0
})
