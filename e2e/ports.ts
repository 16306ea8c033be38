import { freePortBlock } from '../scripts/free-port.ts'

type Ports = { readonly store: number; readonly sandbox: number }

/** A block holds up to ten stores, and sandboxes of ten ports each. */
const BLOCK = 40
const SANDBOXES = 10

/** One block for the store that all workers share, and one for the own stores of each worker. */
const MOST_WORKERS = 8

/** Chosen once by the process that reads the configuration; the workers inherit it. */
process.env.E2E_FIRST_PORT ??= String(await freePortBlock(BLOCK * (1 + MOST_WORKERS)))

const block = (index: number): Ports => {
  const first = Number(process.env.E2E_FIRST_PORT) + index * BLOCK
  return { store: first, sandbox: first + SANDBOXES }
}

/** Ports of the stores that this worker starts itself; no other worker has them at the same time. */
export const WORKER_PORTS = block(1 + (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % MOST_WORKERS))

let current = block(0)

/**
 * First ports of the store and of the sandbox that the tests of this process use: free ports, independent of
 * other processes.
 */
export const E2E_PORTS: Ports = {
  get store() {
    return current.store
  },
  get sandbox() {
    return current.sandbox
  },
}

/** From now on the helpers of this worker address its own store and sandbox instead of the shared ones. */
export function addressOwnStore(): void {
  current = WORKER_PORTS
}
