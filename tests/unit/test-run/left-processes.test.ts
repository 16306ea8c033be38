import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { killAll, processesWith } from '../../../scripts/test-run/left-processes'
import { runCommand } from '../../../scripts/test-run/run-command'

const SLEEPER = 'process.stdout.write("up"); setInterval(() => {}, 1_000)'

describe('what a run left behind', () => {
  test('is found by the mark in its environment, in whatever process group it is, and ended', async () => {
    const run = randomUUID()
    const child = spawn(process.execPath, ['-e', SLEEPER], {
      detached: true,
      env: { NODE_ENV: 'test', STORE_TEST_RUN: run },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(child.stdout, 'data')
    const left = processesWith('STORE_TEST_RUN', run)
    expect(left).toEqual([{ pid: child.pid, command: expect.stringContaining('setInterval') }])
    const ended = once(child, 'exit')
    killAll(left)
    await ended
    expect(processesWith('STORE_TEST_RUN', run)).toEqual([])
    killAll(left)
  })

  test('in the group of a command is ended with the command', async () => {
    const run = randomUUID()
    const parent = `require('node:child_process')
      .spawn(process.execPath, ['-e', ${JSON.stringify(SLEEPER.replace('process.stdout.write("up");', ''))}], { stdio: 'ignore' })
      .once('spawn', () => process.exit(0))`
    const env = { NODE_ENV: 'test', STORE_TEST_RUN: run } as const
    expect(await runCommand(process.execPath, ['-e', parent], { cwd: '/', env })).toBe(true)
    await expect.poll(() => processesWith('STORE_TEST_RUN', run)).toEqual([])
  })
})

test('a command that fails, or that does not exist, has not ended well', async () => {
  const options = { cwd: process.cwd(), env: process.env }
  expect(await runCommand(process.execPath, ['-e', 'process.exit(3)'], options)).toBe(false)
  expect(await runCommand('no-such-program-here', [], options)).toBe(false)
})
