import { test as base } from './fixtures'
import { addressOwnStore, WORKER_PORTS } from './ports'
import { storeOrigin } from './support/origins'
import { openStore } from './support/own-store'

export { expect } from './fixtures'

/** Pages are rendered again soon after a change, and breakers call a back end again soon after its outage. */
const SETTINGS = { TRUST_PROXY: 'true', PAGE_CACHE_MS: '500', BREAKER_PAUSE_MS: '500' }

/**
 * The `test` function of files that change what everybody sees: outages of whole services, flags for all.
 * Each worker that runs such files has its own store and sandbox, which all helpers address. Its tests run
 * one after the other, beside those of other workers; each must leave the sandbox as it was.
 */
export const test = base.extend<object, { ownStore: string }>({
  ownStore: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern.
    async ({}, use) => {
      const end = await openStore(WORKER_PORTS.addressed, SETTINGS)
      addressOwnStore()
      await use(storeOrigin())
      await end()
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
  baseURL: ({ ownStore }, use) => use(ownStore),
})
