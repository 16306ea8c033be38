import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceName } from '@/sandbox/http/service'
import { PRELOAD, standaloneFolder } from '@/scripts/build-store'
import { freePort } from '@/scripts/free-port'
import { BUSY_MACHINE } from '../../support/busy-machine'
import { createSeededFolder } from '../../support/sandbox'
import { endProcess, runSandboxProcess, type SandboxProcess, urlOf } from '../../support/sandbox-process'
import { FaultProxy } from './fault-proxy'
import { PlainBrowser } from './plain-browser'

const ROOT = join(import.meta.dirname, '../../..')

export const BACK_ENDS = ['identity', 'login-service', 'commerce', 'content', 'flags', 'payment'] as const

export type BackEnd = (typeof BACK_ENDS)[number]

/** Public hosts of the store under test; browsers use them, whatever its port is. */
const HOSTS = ['localhost', 'www.example.com', 'www.example.co.uk', 'www.example.com.au', 'www.example.asia']

export const SECRETS = {
  client: 'stage-client-secret-of-forty-characters-x',
  platform: 'stage-platform-key-0001',
  payment: 'stage-payment-key-0001',
  session: 'stage-session-secret-of-forty-characters-y',
}

/** A built store behind its front door, a sandbox, and a proxy between the store and each back end. */
export type Stage = {
  /** The address at which the store itself listens. */
  origin: string
  proxies: Readonly<Record<BackEnd, FaultProxy>>
  sandbox: (service: ServiceName) => string
  dataFolder: string
  /** `choosePort` names the store of each request, by default the first one. */
  newBrowser: (choosePort?: () => number) => PlainBrowser
  port: number
  /** Starts another store beside the first one; returns its port. */
  startTwin: () => Promise<number>
  /** Ends the store by a signal, without waiting for its work. */
  killStore: (signal?: NodeJS.Signals) => Promise<void>
  startStore: () => Promise<void>
  /** Kills every back end at once; their data stays. */
  killSandbox: () => Promise<void>
  startSandbox: () => Promise<void>
  /** Kills the store and starts it again; its memory is lost. */
  restartStore: () => Promise<void>
  /** Changes when a restart begins and when it ends. */
  readonly restarts: number
  /** Waits until the store accepts requests. */
  untilReady: () => Promise<void>
  clearFaults: () => void
  end: () => Promise<void>
}

/** Short timeouts, so that an outage or a slow back end is hit many times in one run. */
const SHORT = { REQUEST_DEADLINE_MS: '2500', BREAKER_PAUSE_MS: '150' }

export async function openStage(environment: Record<string, string> = SHORT): Promise<Stage> {
  const dataFolder = await createSeededFolder()
  const proxies = await openProxies()
  let sandbox: SandboxProcess
  const startBackEnds = async () => {
    sandbox = await startSandbox(dataFolder, proxies)
    for (const service of BACK_ENDS) proxies[service].aim(urlOf(sandbox, service))
  }
  await startBackEnds()
  // The framework treats port 0 as no port.
  const port = await freePort()
  const origin = `http://${environment.HOSTNAME === '::1' ? '[::1]' : '127.0.0.1'}:${port}`
  let store: ChildProcess | undefined
  let twin: ChildProcess | undefined
  const killStore = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (store === undefined || store.exitCode !== null || store.signalCode !== null) return
    const ended = once(store, 'exit')
    store.kill(signal)
    await ended
  }
  const startStore = async () => {
    store = spawnStore(port, proxies, environment)
    await untilReady(origin, store)
  }
  await startStore()
  let restarts = 0
  let ready = Promise.resolve()
  const restart = async () => {
    restarts += 1
    await killStore()
    await startStore()
    restarts += 1
  }
  return {
    origin,
    proxies,
    dataFolder,
    get restarts() {
      return restarts
    },
    restartStore: () => {
      ready = ready.then(restart)
      return ready
    },
    untilReady: () => ready,
    sandbox: service => urlOf(sandbox, service),
    newBrowser: (choosePort = () => port) => new PlainBrowser(choosePort),
    port,
    startTwin: async () => {
      const twinPort = await freePort()
      twin = spawnStore(twinPort, proxies, environment)
      await untilReady(`http://127.0.0.1:${twinPort}`, twin)
      return twinPort
    },
    killStore,
    startStore,
    killSandbox: async () => {
      await endProcess(sandbox, 'SIGKILL')
    },
    startSandbox: startBackEnds,
    clearFaults: () => {
      for (const proxy of Object.values(proxies)) proxy.clear()
    },
    end: async () => {
      twin?.kill('SIGKILL')
      await killStore()
      await Promise.all(Object.values(proxies).map(proxy => proxy.down()))
      await endProcess(sandbox, 'SIGKILL')
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/**
 * The identity provider uses its public address as issuer, which is that of the proxy. Commerce asks the
 * payment provider through its proxy, too.
 */
const startSandbox = (dataFolder: string, proxies: Stage['proxies']): Promise<SandboxProcess> =>
  runSandboxProcess({
    SANDBOX_IDENTITY_URL: proxies.identity.url,
    SANDBOX_PAYMENT_URL: proxies.payment.url,
    SANDBOX_DATA: dataFolder,
    SANDBOX_CLIENT_SECRET: SECRETS.client,
    SANDBOX_PLATFORM_KEY: SECRETS.platform,
    SANDBOX_PAYMENT_KEY: SECRETS.payment,
    SANDBOX_STORE_ORIGINS: HOSTS.map(host => `http://${host}`).join(','),
    SANDBOX_FLAGS_CLIENT_ID: 'stage',
  })

async function openProxies(): Promise<Stage['proxies']> {
  const open = async (service: BackEnd) => {
    const proxy = new FaultProxy()
    await proxy.up()
    return [service, proxy] as const
  }
  // Every back end is among the entries.
  return Object.fromEntries(await Promise.all(BACK_ENDS.map(open))) as Record<BackEnd, FaultProxy>
}

function spawnStore(
  port: number,
  proxies: Stage['proxies'],
  environment: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, ['--import', PRELOAD, 'server.js'], {
    cwd: standaloneFolder(ROOT),
    stdio: ['ignore', 'ignore', process.env.STAGE_OUTPUT === undefined ? 'ignore' : 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: '0.0.0.0',
      IDENTITY_URL: proxies.identity.url,
      IDENTITY_CLIENT_ID: 'assessments-store',
      IDENTITY_CLIENT_SECRET: SECRETS.client,
      LOGIN_SERVICE_URL: proxies['login-service'].url,
      COMMERCE_URL: proxies.commerce.url,
      COMMERCE_PLATFORM_KEY: SECRETS.platform,
      CONTENT_URL: proxies.content.url,
      FLAGS_URL: proxies.flags.url,
      PAYMENT_URL: proxies.payment.url,
      PAYMENT_SECRET_KEY: SECRETS.payment,
      FLAGS_CLIENT_ID: 'stage',
      SUPPORT_CLIENT_ID: 'assessments-support',
      SUPPORT_CLIENT_SECRET: SECRETS.client,
      SESSION_SECRET: SECRETS.session,
      COOKIE_SECURE: 'false',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'silent',
      SHUTDOWN_DELAY_MS: '0',
      ...BUSY_MACHINE,
      ...environment,
    },
  })
}

async function untilReady(origin: string, store: ChildProcess): Promise<void> {
  while (store.exitCode === null) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`the store ended with ${store.exitCode}; has it been built?`)
}
