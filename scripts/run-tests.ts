import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildStore } from './build-store.ts'
import { ensureRedis } from './redis.ts'
import { root } from './run-settings.ts'

type Count = { passed: number; failed: number }

/** Reports, and everything that the tests put into temporary folders; nothing of it is left behind. */
const temporary = mkdtempSync(join(tmpdir(), 'store-tests-'))

function run(label: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n── ${label}\n`)
  const bin = join(root, 'node_modules/.bin')
  const child = spawnSync('npx', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, TMPDIR: temporary, PATH: `${bin}:${process.env.PATH}` },
  })
  return child.status === 0
}

/** A tool without single tests counts as one. */
const check = (label: string, args: readonly string[]): Count =>
  run(label, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** Counts from a runner's report; a runner that failed without naming a failure counts as one. */
function counted(succeeded: boolean, file: string, read: (report: never) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const count = read(JSON.parse(readFileSync(file, 'utf8')) as never)
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
}

function vitest(): Count {
  const file = join(temporary, 'vitest.json')
  const succeeded = run('unit, component, contract and architecture tests', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return counted(succeeded, file, (report: { numPassedTests: number; numTotalTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
  }))
}

function playwright(): Count {
  const file = join(temporary, 'playwright.json')
  const succeeded = run('end-to-end tests', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return counted(
    succeeded,
    file,
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      // What passed only when tried again is listed as flaky by the reporter.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
    }),
  )
}

ensureBrowser()
ensureRedis()
const counts = [
  check('generated route types', ['next', 'typegen']),
  check('types', ['tsc', '--noEmit', '--incremental', 'false']),
  check('lint', ['biome', 'check', '--error-on-warnings', '.']),
]
buildStore(root)
counts.push(vitest(), playwright())
rmSync(temporary, { recursive: true, force: true })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
