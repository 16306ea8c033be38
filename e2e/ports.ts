import { freePortBlock } from '../scripts/free-port.ts'

/** Some tests start stores and sandboxes of their own, on ports with an offset from the first one. */
const STORES = 10
const SANDBOXES = 100

/** Chosen once by the process that reads the configuration; the workers inherit it. */
process.env.E2E_FIRST_PORT ??= String(await freePortBlock(STORES + SANDBOXES))

/**
 * First ports of the store and of the sandbox that the end-to-end tests start: free ports, independent of
 * other processes.
 */
export const E2E_PORTS = {
  store: Number(process.env.E2E_FIRST_PORT),
  sandbox: Number(process.env.E2E_FIRST_PORT) + STORES,
} as const
