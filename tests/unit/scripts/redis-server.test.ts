import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findRedis } from '../../../scripts/redis.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-redis-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('the Redis of the tests', () => {
  it.each(['redis-server', 'valkey-server'])('is the %s of the machine', program => {
    writeFileSync(join(folder, program), '')
    vi.stubEnv('PATH', ['/nowhere', folder].join(delimiter))
    expect(findRedis()).toBe(join(folder, program))
  })

  it('is missed in one clear line where it can neither be found nor installed', () => {
    const script = join(import.meta.dirname, '../../../scripts/redis.ts')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', `(await import(${JSON.stringify(script)})).ensureRedis()`],
      { env: { ...process.env, PATH: folder }, encoding: 'utf8' },
    )
    expect(status).toBe(1)
    expect(stderr).toBe(
      'No Redis could be installed: install redis-server or valkey-server and run the tests again\n',
    )
  })
})
