import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '../fixtures'
import { type Launch, launch } from './launcher'

type OwnStore = {
  /** First ports of its store and its sandbox. */
  ports: { store: number; sandbox: number }
  settings?: Readonly<Record<string, string>>
}

/**
 * A store with its own settings and sandbox for the tests of a file or a group, from before the first until
 * after the last.
 */
export function startOwnStore({ ports, settings }: OwnStore): void {
  let store: Launch | undefined
  let data: string

  test.beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'store-own-'))
    store = await launch({
      PORT: String(ports.store),
      SANDBOX_PORT: String(ports.sandbox),
      STORE_DATA: data,
      LOG_LEVEL: 'silent',
      ...settings,
    })
  })

  test.afterAll(async () => {
    await store?.end()
    rmSync(data, { recursive: true })
  })
}
