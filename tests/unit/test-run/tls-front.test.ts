import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTlsFront } from '@/e2e/support/tls-front'
import { freePort } from '@/scripts/free-port'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-front-test-'))
  mkdirSync(join(folder, 'temporary'))
  vi.stubEnv('TMPDIR', join(folder, 'temporary'))
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter))
  replace('openssl', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const start = async () =>
  startTlsFront({ port: await freePort(), stores: ['http://localhost:9'], flags: 'http://127.0.0.1:9' })

/** Puts a program in the place of that of the machine. */
function replace(name: string, script: string, mode = 0o755): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), mode)
}

test('an nginx that does not start is reported with its log, and leaves no files', async () => {
  // `-e` names its log as the fourth argument.
  replace('nginx', 'echo "address in use" > "$4"; exit 1')
  await expect(start()).rejects.toThrow('nginx did not start: address in use')
  expect(readdirSync(join(folder, 'temporary'))).toEqual([])
})

test('an nginx that cannot be run is reported, and leaves no files', async () => {
  replace('nginx', '', 0o644)
  await expect(start()).rejects.toThrow(/nginx did not start: .*EACCES/)
  expect(readdirSync(join(folder, 'temporary'))).toEqual([])
})
