import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlaywrightReport, readPlaywrightReport } from '../../../scripts/test-run/playwright-report'
import { firstLine } from '../../../scripts/test-run/test-results'
import { readVitestReport, type VitestReport } from '../../../scripts/test-run/vitest-report'

const ROOT = join(import.meta.dirname, '../../..')

/** Within the packages' own folder, so that the runners find themselves and git sees nothing. */
const CACHE = join(ROOT, 'node_modules/.cache')

let folder: string

beforeAll(() => {
  mkdirSync(CACHE, { recursive: true })
  folder = mkdtempSync(join(CACHE, 'reports-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a runner on the files of the folder and reads what it wrote into its report. */
function run(program: 'vitest' | 'playwright', args: readonly string[]) {
  const file = join(folder, `${program}.json`)
  const child = spawnSync(process.execPath, [join(ROOT, 'node_modules/.bin', program), ...args], {
    cwd: folder,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return { report, exitedWell: child.status === 0 }
}

describe('a report of Vitest', () => {
  test('names every test that failed, every file that could not be read, and counts the rest', () => {
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { include: ["*.check.mjs"] } }')
    writeFileSync(
      join(folder, 'mixed.check.mjs'),
      `import { describe, expect, test } from 'vitest'
       describe('sums', () => {
         test('are right', () => expect(1 + 1).toBe(2))
         test('are wrong', () => expect(1 + 1).toBe(3))
       })`,
    )
    writeFileSync(join(folder, 'unreadable.check.mjs'), `import './missing.mjs'`)
    const args = ['run', '--reporter=json', `--outputFile=${join(folder, 'vitest.json')}`]
    const { report, exitedWell } = run('vitest', args)
    const result = readVitestReport(report as VitestReport, exitedWell)
    expect(result).toMatchObject({ passed: 1, runnerFailed: false })
    expect(result.failures.toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
      {
        file: join(folder, 'mixed.check.mjs'),
        title: 'sums are wrong',
        reason: expect.stringContaining('expected 2 to be 3'),
      },
      {
        file: join(folder, 'unreadable.check.mjs'),
        title: 'the file as a whole',
        reason: expect.stringContaining('missing.mjs'),
      },
    ])
  })

  test('without a failure, of a runner that ended badly, is a failure of the runner', () => {
    expect(readVitestReport({ testResults: [] }, false).runnerFailed).toBe(true)
    expect(readVitestReport({ testResults: [] }, true).runnerFailed).toBe(false)
  })
})

describe('a report of Playwright', () => {
  test('names every test that failed or did not run, and counts the rest', () => {
    writeFileSync(join(folder, 'playwright.config.mjs'), 'export default { testMatch: "*.browser.mjs" }')
    writeFileSync(
      join(folder, 'mixed.browser.mjs'),
      `import { expect, test } from 'playwright/test'
       test.describe.serial('sums', () => {
         test('are right', () => { expect(1 + 1).toBe(2) })
         test('are wrong', () => { expect(1 + 1).toBe(3) })
         test('come after', () => { expect(1 + 1).toBe(2) })
       })`,
    )
    const { report, exitedWell } = run('playwright', ['test', '--reporter=json'])
    const file = join(folder, 'mixed.browser.mjs')
    expect(readPlaywrightReport(report as PlaywrightReport, exitedWell)).toEqual({
      passed: 1,
      failures: [
        { file, title: 'sums › are wrong', reason: expect.stringContaining('toBe') },
        { file, title: 'sums › come after', reason: 'skipped' },
      ],
      runnerFailed: false,
    })
  })
})

test('a reason is the first line that says something, without the colours of a terminal', () => {
  expect(firstLine('\n \u001B[31mError: expected 1\u001B[39m\n  at file.ts')).toBe('Error: expected 1')
  expect(firstLine('x'.repeat(500))).toHaveLength(200)
  expect(firstLine(undefined)).toBe('no message')
})
