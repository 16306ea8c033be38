import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './run-settings.ts'
import { nearestTests } from './test-run/nearest-tests.ts'

/** This many test files take about half a minute on two cores. */
const MOST_TESTS = 50

const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }

/** Output of a command; empty if it fails. */
const read = (command: string, args: readonly string[]): Promise<string> =>
  promisify(execFile)(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    () => '',
  )

const lines = (text: string): readonly string[] => text.split('\n').filter(line => line !== '')

/** Runs a command; prints its output when it has ended, so that those side by side do not mix. */
function check(label: string, command: string, args: readonly string[]): Promise<boolean> {
  const startedAt = performance.now()
  return new Promise(resolve => {
    let output = ''
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.once('error', fault => resolve(report(label, false, fault.message, startedAt)))
    child.once('close', code => resolve(report(label, code === 0, output, startedAt)))
  })
}

function report(label: string, passed: boolean, output: string, startedAt: number): boolean {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(
    `── ${label}: ${passed ? 'passed' : 'FAILED'} after ${seconds} s\n${output.trimEnd()}\n`,
  )
  return passed
}

/** The commit to compare with: the merge base with the main branch, or HEAD if there is none. */
async function changedSince(): Promise<string> {
  for (const branch of ['origin/main', 'main']) {
    const base = (await read('git', ['merge-base', 'HEAD', branch])).trim()
    if (base !== '') return base
  }
  return 'HEAD'
}

/** Tests affected by the changes since `base`; those that need a built store are left to `npm test`. */
async function testsOf(base: string): Promise<readonly string[]> {
  const projects = ['--project=node', '--project=dom']
  const listed = await read('vitest', ['list', '--filesOnly', `--changed=${base}`, ...projects])
  const files = lines(listed).map(line => line.replace(/^\[\w+\] /, ''))
  const concerned = files.filter(file => !file.startsWith('tests/architecture/'))
  if (concerned.length <= MOST_TESTS) return concerned
  const changed = [
    ...lines(await read('git', ['diff', '--name-only', base])),
    ...lines(await read('git', ['ls-files', '--others', '--exclude-standard'])),
  ]
  const sources = concerned.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const nearest = nearestTests(sources, changed).slice(0, MOST_TESTS)
  process.stdout.write(
    `${concerned.length} test files are concerned; these run the nearest ${nearest.length}\n`,
  )
  return nearest
}

/** Types, lint and dead code, which take few seconds each, one after the other. */
async function checkSource(): Promise<boolean> {
  const types = await check('types', 'tsc', ['--noEmit'])
  const lint = await check('lint', 'biome', ['check', '--error-on-warnings', '.'])
  const deadCode = await check('dead code', 'knip', [])
  return types && lint && deadCode
}

/** Tests keep one core busy for long: the rest runs beside them. */
async function checkTests(): Promise<boolean> {
  const files = await testsOf(await changedSince())
  const args = ['run', '--reporter=dot', 'tests/architecture', ...files]
  return check('architecture and tests of what changed', 'vitest', args)
}

const passed =
  (await check('route types', 'next', ['typegen'])) &&
  (await Promise.all([checkSource(), checkTests()])).every(Boolean)
process.exit(passed ? 0 : 1)
