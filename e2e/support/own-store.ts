import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'playwright/test'
import type { Ports } from '@/scripts/store-environment'
import { BUSY_MACHINE } from '@/tests/support/busy-machine'
import { WORKER_PORTS } from '../ports'
import { launch } from './launcher'

type Settings = Readonly<Record<string, string>>

/** First ports of the store and the sandbox that `startOwnStore` starts in this worker. */
export const OWN_STORE_PORTS = WORKER_PORTS.own

export const OWN_STORE_ORIGIN = `http://localhost:${OWN_STORE_PORTS.store}`

/** Starts a store with a sandbox and a data folder of its own. Returns how to end it. */
export async function openStore(ports: Ports, settings: Settings = {}): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'store-own-'))
  const store = await launch({
    PORT: String(ports.store),
    SANDBOX_PORT: String(ports.sandbox),
    STORE_DATA: data,
    LOG_LEVEL: 'silent',
    ...BUSY_MACHINE,
    ...settings,
  })
  return async () => {
    await store.end()
    rmSync(data, { recursive: true })
  }
}

/**
 * A store with its own settings and sandbox for the tests of a file or a group, from before the first until
 * after the last.
 */
export function startOwnStore(settings?: Settings): void {
  let end: (() => Promise<void>) | undefined

  test.beforeAll(async () => {
    end = await openStore(OWN_STORE_PORTS, settings)
  })

  test.afterAll(() => end?.())
}
