import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOKEN_EXPIRY_THRESHOLD_MS } from '@/lib/config/limits'
import { PRELOAD, standaloneFolder } from '@/scripts/build-store'
import { waitFor } from '@/scripts/children'
import { sandboxedEnvironment, sandboxUrl } from '@/scripts/store-environment'
import { BUSY_MACHINE } from '@/tests/support/busy-machine'
import { RedisServer } from '@/tests/support/redis-server'
import { WORKER_PORTS } from '../ports'

const ROOT = join(import.meta.dirname, '../..')
const PORTS = WORKER_PORTS.instances

/** The public address of both stores, as a load balancer in front of them would have. */
export const PUBLIC_HOST = `localhost:${PORTS.first}`

/** One process of the built store. */
export type Instance = {
  url: string
  start: () => Promise<void>
  kill: () => Promise<void>
  /** Ends it as a platform does, by SIGTERM, and waits until it has exited. Returns its exit code. */
  stop: () => Promise<number | null>
}

export type Instances = {
  first: Instance
  second: Instance
  redis: RedisServer
  /** Address of the sandbox's control service. */
  control: string
  end: () => Promise<void>
}

/** Starts a process that ends with this one, however this one ends. */
function start(args: readonly string[], env: NodeJS.ProcessEnv, cwd = ROOT): ChildProcess {
  const tether = join(ROOT, 'scripts/exit-with-parent.mjs')
  return spawn(join(ROOT, 'node_modules/.bin/node'), ['--import', tether, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  child.kill(signal)
  return ended
}

async function kill(child: ChildProcess): Promise<void> {
  await end(child, 'SIGKILL')
}

function instanceAt(port: number, environment: NodeJS.ProcessEnv): Instance {
  const env = {
    ...BUSY_MACHINE,
    ...environment,
    PORT: String(port),
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
  }
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  return {
    url,
    start: async () => {
      child = start(['--import', PRELOAD, 'server.js'], env, standaloneFolder(ROOT))
      await waitFor('store', `${url}/api/health/ready`)
    },
    kill: async () => {
      if (child !== undefined) await kill(child)
    },
    stop: async () => (child === undefined ? null : end(child, 'SIGTERM')),
  }
}

/**
 * Two processes of the built store on one Redis and one sandbox. Access tokens expire so soon that every
 * request refreshes them. `settings` are additional settings of stores and sandbox.
 * @throws if one of them does not start; then the others end
 */
export async function startInstances(settings: Readonly<Record<string, string>> = {}): Promise<Instances> {
  const started = new AsyncDisposableStack()
  try {
    return { ...(await startAll(started, settings)), end: () => started.disposeAsync() }
  } catch (fault) {
    await started.disposeAsync()
    throw fault
  }
}

async function startAll(
  started: AsyncDisposableStack,
  settings: Readonly<Record<string, string>>,
): Promise<Omit<Instances, 'end'>> {
  const data = mkdtempSync(join(tmpdir(), 'store-instances-'))
  started.defer(() => rmSync(data, { recursive: true }))
  const redis = started.adopt(await RedisServer.start(), server => server.kill())
  const ports = { store: PORTS.first, sandbox: PORTS.sandbox }
  const environment = sandboxedEnvironment(data, ports, { ...process.env, ...settings })
  const sandbox = start([join(ROOT, 'sandbox/main.ts')], {
    ...environment.sandbox,
    SANDBOX_ACCESS_TOKEN_SECONDS: String(TOKEN_EXPIRY_THRESHOLD_MS / 1000 - 5),
  })
  started.adopt(sandbox, kill)
  const control = sandboxUrl(PORTS.sandbox, 'control')
  await waitFor('sandbox', `${control}/health`)
  const store = { ...environment.store, REDIS_URL: redis.url }
  const instanceOf = (port: number) => started.adopt(instanceAt(port, store), instance => instance.kill())
  const [first, second] = [instanceOf(PORTS.first), instanceOf(PORTS.second)]
  await Promise.all([first.start(), second.start()])
  return { first, second, redis, control }
}
