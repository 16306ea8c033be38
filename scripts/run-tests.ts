import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBrowser } from './browser.ts'
import { buildStore } from './build-store.ts'
import { ensureNginx } from './nginx.ts'
import { ensureRedis } from './redis.ts'
import { root } from './run-settings.ts'
import { killAll, processesWith } from './test-run/left-processes.ts'
import { type PlaywrightReport, readPlaywrightReport } from './test-run/playwright-report.ts'
import { endWithSignals, runCommand } from './test-run/run-command.ts'
import { firstOutcome, runFailedAgain, type Suite, type SuiteOutcome } from './test-run/second-pass.ts'
import type { RunResult, TestFailure } from './test-run/test-results.ts'
import { readVitestReport, type VitestReport } from './test-run/vitest-report.ts'

/** Folder of reports and of all temporary files of the tests; it is removed at the end. */
const temporary = mkdtempSync(join(tmpdir(), 'store-tests-'))
const cleanUp = (): void => rmSync(temporary, { recursive: true, force: true })

/** Marks every process of this run, so that left processes are found. */
const RUN_ID = randomUUID()

function run(label: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  process.stdout.write(`\n── ${label}\n`)
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  return runCommand('npx', args, {
    cwd: root,
    env: { ...process.env, ...env, TMPDIR: temporary, PATH: path, STORE_TEST_RUN: RUN_ID },
  })
}

/** A tool without separate tests counts as one test. */
async function check(label: string, args: readonly string[]): Promise<SuiteOutcome> {
  const passed = await run(label, args)
  const failure = { file: label, title: args.join(' '), reason: 'see its output above' }
  return { passed: passed ? 1 : 0, failed: passed ? [] : [failure], flaky: [] }
}

/**
 * Reads the report of a runner and deletes it, so that a run without a report is not mistaken for the
 * previous one.
 */
function readReport<Report>(
  file: string,
  exitedWell: boolean,
  read: (report: Report, well: boolean) => RunResult,
): RunResult {
  if (!existsSync(file)) return { passed: 0, failures: [], runnerFailed: true }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  return read(report, exitedWell)
}

const vitest: Suite = {
  name: 'unit, component, contract and architecture tests',
  run: async files => {
    const file = join(temporary, 'vitest.json')
    const alone = files === undefined ? [] : [...files, '--no-file-parallelism']
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const well = await run(vitest.name, ['vitest', 'run', ...reporters, ...alone])
    return readReport<VitestReport>(file, well, readVitestReport)
  },
}

const playwright = (project: 'together' | 'alone'): Suite => {
  const name = `end-to-end tests (${project})`
  return {
    name,
    run: async files => {
      const file = join(temporary, 'playwright.json')
      const alone =
        files === undefined ? [] : [...files.map(asPattern), '--workers=1', '--trace=retain-on-failure']
      const options = [`--project=${project}`, '--no-deps', '--reporter=list,json']
      const well = await run(name, ['playwright', 'test', ...options, ...alone], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      })
      return readReport<PlaywrightReport>(file, well, readPlaywrightReport)
    },
  }
}

/** Playwright interprets file names as regular expressions. */
const asPattern = (file: string): string => `^${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`

/** Runs all suites, then runs the failed files of each again, while no other suite of this run is active. */
async function runSuites(suites: readonly Suite[]): Promise<readonly SuiteOutcome[]> {
  const firsts: { suite: Suite; first: RunResult }[] = []
  for (const suite of suites) firsts.push({ suite, first: await suite.run(undefined) })
  const outcomes: SuiteOutcome[] = []
  for (const { suite, first } of firsts) {
    const red = firstOutcome(suite, first).failed.length > 0
    if (red) process.stdout.write(`\n── what failed of the ${suite.name} is run again, alone\n`)
    outcomes.push(red ? await runFailedAgain(suite, first) : firstOutcome(suite, first))
  }
  return outcomes
}

/** Finds and kills processes of this run that still exist, after a short wait for those that are ending. */
async function findLeftProcesses(): Promise<SuiteOutcome> {
  for (let tries = 0; tries < 20 && processesWith('STORE_TEST_RUN', RUN_ID).length > 0; tries += 1)
    await wait(250)
  const left = processesWith('STORE_TEST_RUN', RUN_ID)
  killAll(left)
  const failed = left.map(({ pid, command }) => ({
    file: 'process left behind',
    title: String(pid),
    reason: command,
  }))
  return { passed: failed.length === 0 ? 1 : 0, failed, flaky: [] }
}

const list = (title: string, failures: readonly TestFailure[]): void => {
  if (failures.length === 0) return
  process.stdout.write(`\n${title}\n`)
  for (const { file, title: test, reason } of failures)
    process.stdout.write(`  ${file.replace(`${root}/`, '')} › ${test}\n    ${reason}\n`)
}

endWithSignals(cleanUp)
ensureBrowser()
ensureRedis()
ensureNginx()
const outcomes = [
  await check('generated route types', ['next', 'typegen']),
  await check('types', ['tsc', '--noEmit', '--incremental', 'false']),
  await check('lint', ['biome', 'check', '--error-on-warnings', '.']),
  await check('dead code', ['knip']),
]
buildStore(root)
outcomes.push(...(await runSuites([vitest, playwright('together'), playwright('alone')])))
outcomes.push(await findLeftProcesses())
cleanUp()

list(
  'Flaky (failed among the others, passed alone):',
  outcomes.flatMap(({ flaky }) => flaky),
)
list(
  'Failed:',
  outcomes.flatMap(({ failed }) => failed),
)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
