import { SERVICE_NAMES } from '../sandbox/http/service.ts'
import { freePortBlock } from '../scripts/free-port.ts'
import type { Ports } from '../scripts/store-environment.ts'

/** One block for the store that all workers share, and one for the own stores of each worker. */
const MOST_WORKERS = 8
/** A block holds up to ten stores and fronts, and three sandboxes of up to ten ports each. */
const BLOCK = 40

/** Chosen once by the process that reads the configuration; the workers inherit it. */
process.env.E2E_FIRST_PORT ??= String(await freePortBlock(BLOCK * (1 + MOST_WORKERS)))

const startOfBlock = (index: number): number => Number(process.env.E2E_FIRST_PORT) + index * BLOCK

const storeAt = (first: number): Ports => ({ store: first, sandbox: first + 10 })

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
if (worker >= MOST_WORKERS) throw new Error(`there are ports for ${MOST_WORKERS} workers at most`)
const first = startOfBlock(1 + worker)

/** Ports of what this worker starts itself; no other worker has them at the same time. */
export const WORKER_PORTS = {
  /** The store that its helpers address in files that change what everybody sees. */
  addressed: storeAt(first),
  /** The store with the settings of one file or test. */
  own: { store: first + 1, sandbox: first + 20 },
  instances: { first: first + 2, second: first + 3, sandbox: first + 30 },
  /** The TLS front before the store or the instances of a file. */
  front: first + 4,
} as const

let current = storeAt(startOfBlock(0))

/**
 * First ports of the store and of the sandbox that the tests of this process use: free ports, independent of
 * other processes.
 */
export const E2E_PORTS: Readonly<Ports> = {
  get store() {
    return current.store
  },
  get sandbox() {
    return current.sandbox
  },
}

/** Origin of the marketing site (content) of a sandbox. */
export const contentOrigin = ({ sandbox }: Pick<Ports, 'sandbox'>): string =>
  `http://127.0.0.1:${sandbox + SERVICE_NAMES.indexOf('content')}`

/** From now on the helpers of this worker address its own store and sandbox instead of the shared ones. */
export function addressOwnStore(): void {
  current = WORKER_PORTS.addressed
}
