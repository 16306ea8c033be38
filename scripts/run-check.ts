import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-settings.ts'
import { nearestTests } from './test-run/nearest-tests.ts'

/** This many test files take about half a minute on two cores. */
const MOST_TESTS = 50

const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }

/** Output of a command; empty if it fails. */
const read = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { cwd: root, env, encoding: 'utf8' }).stdout ?? ''

const lines = (text: string): readonly string[] => text.split('\n').filter(line => line !== '')

/** Runs a command; ends the check if it fails. */
function check(label: string, command: string, args: readonly string[]): void {
  process.stdout.write(`── ${label}\n`)
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/** The commit to compare with: the merge base with the main branch, or HEAD if there is none. */
function changedSince(): string {
  for (const branch of ['origin/main', 'main']) {
    const base = read('git', ['merge-base', 'HEAD', branch]).trim()
    if (base !== '') return base
  }
  return 'HEAD'
}

/** Tests affected by the changes since `base`; those that need a built store are left to `npm test`. */
function testsOf(base: string): readonly string[] {
  const projects = ['--project=node', '--project=dom']
  const listed = read('vitest', ['list', '--filesOnly', `--changed=${base}`, ...projects])
  const files = lines(listed).map(line => line.replace(/^\[\w+\] /, ''))
  const concerned = files.filter(file => !file.startsWith('tests/architecture/'))
  if (concerned.length <= MOST_TESTS) return concerned
  const changed = [
    ...lines(read('git', ['diff', '--name-only', base])),
    ...lines(read('git', ['ls-files', '--others', '--exclude-standard'])),
  ]
  const sources = concerned.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const nearest = nearestTests(sources, changed).slice(0, MOST_TESTS)
  process.stdout.write(
    `${concerned.length} test files are concerned; these run the nearest ${nearest.length}\n`,
  )
  return nearest
}

check('route types', 'next', ['typegen'])
check('types', 'tsc', ['--noEmit'])
check('lint', 'biome', ['check', '--error-on-warnings', '.'])
check('dead code', 'knip', [])
check('architecture and tests of what changed', 'vitest', [
  'run',
  '--reporter=dot',
  'tests/architecture',
  ...testsOf(changedSince()),
])
