import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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

const UNREAD = `
const { logger } = await import('./lib/log/logger.ts')
let dropped = 0
globalThis.storeProcessWide.get('log-output').on('drop', () => { dropped += 1 })
const before = process.memoryUsage().rss
const line = 'x'.repeat(10_000)
for (let count = 0; count < 10_000; count += 1) {
  logger.info(line)
  if (count % 100 === 0) await new Promise(setImmediate)
}
const megabytes = (process.memoryUsage().rss - before) / 1024 / 1024
process.stderr.write(JSON.stringify({ dropped, megabytes }), () => process.kill(process.pid, 'SIGKILL'))
`

it('100 MB of lines that no one reads are dropped, not kept in memory', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', UNREAD], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'info', NODE_OPTIONS: '' },
  })
  const [told] = await Promise.all([text(child.stderr), once(child, 'exit')])
  const { dropped, megabytes } = JSON.parse(told)
  expect(dropped).toBeGreaterThan(8_000)
  expect(megabytes).toBeLessThan(80)
})

const UNWRITABLE = `
const { logger } = await import('./lib/log/logger.ts')
const { goOnWithoutOutput, logLine } = await import('./lib/front-door/front-door-log.ts')
goOnWithoutOutput()
console.log('▲ what the framework writes')
process.stdout.write('and so')
for (let round = 0; round < 2; round += 1) {
  for (let count = 0; count < 500; count += 1) logger.info({ count }, 'line')
  logLine('warn', {}, 'line of the front door')
  await new Promise(resolve => setTimeout(resolve, 500))
}
process.stderr.write('still there')
process.exit(7)
`

const runInto = (output: number | 'pipe') =>
  spawn(process.execPath, ['--input-type=module', '-e', UNWRITABLE], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'info', NODE_OPTIONS: '' },
    stdio: ['ignore', output, 'pipe'],
  })

/** What a process has told on standard error, and the code of its exit. */
const endOf = async (child: ChildProcess) => {
  const [told, [code]] = await Promise.all([child.stderr && text(child.stderr), once(child, 'exit')])
  return [told, code]
}

it('a full disk neither ends the process nor keeps it from ending', async () => {
  // Elsewhere, a file that is open for reading only cannot be written either.
  const output = existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync(import.meta.filename, 'r')
  expect(await endOf(runInto(output))).toEqual(['still there', 7])
})

it('nor does a reader of the log that has gone', async () => {
  const child = runInto('pipe')
  child.stdout?.destroy()
  expect(await endOf(child)).toEqual(['still there', 7])
})
