import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

const SCRIPT = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
let writes = 0
const write = fs.writeSync
fs.writeSync = (...given) => { writes += 1; return write(...given) }
syncBuiltinESMExports()
const { logger } = await import('./lib/log/logger.ts')
for (let count = 0; count < 500; count += 1) logger.info({ count }, 'line')
process.stderr.write(String(writes))
END
`

const runScript = (end: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT.replace('END', end)], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'info', NODE_OPTIONS: '' },
  })

it.each([
  ['an exit', 'process.exit(3)'],
  ['a fault that nothing catches', "throw new Error('fatal')"],
])('log lines block no request, and none is lost by %s', (_, end) => {
  const { stdout, stderr } = runScript(end)
  expect(stderr.startsWith('0')).toBe(true)
  expect(
    stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).count),
  ).toEqual(Array.from({ length: 500 }, (_unused, count) => count))
})
