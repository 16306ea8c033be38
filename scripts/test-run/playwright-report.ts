import { join } from 'node:path'
import { firstLine, type RunResult, type TestFailure } from './test-results.ts'

type Attempt = { status: string; error?: { message?: string } }

type PlaywrightSpec = {
  title: string
  file: string
  tests: readonly { status: string; results: readonly Attempt[] }[]
}

type PlaywrightSuite = {
  title: string
  specs?: readonly PlaywrightSpec[]
  suites?: readonly PlaywrightSuite[]
}

/** The properties of Playwright's JSON report that are read here. */
export type PlaywrightReport = {
  config: { rootDir: string }
  suites: readonly PlaywrightSuite[]
  errors: readonly { message?: string }[]
}

/** Reads a report of Playwright's JSON reporter. A test that did not run counts as failed. */
export function readPlaywrightReport(report: PlaywrightReport, exitedWell: boolean): RunResult {
  const tests = report.suites.flatMap(file => testsOf(file, report.config.rootDir, []))
  const failures = tests.filter(({ failed }) => failed).map(({ failure }) => failure)
  return {
    passed: tests.length - failures.length,
    failures,
    runnerFailed: report.errors.length > 0 || (!exitedWell && failures.length === 0),
  }
}

type Outcome = { failed: boolean; failure: TestFailure }

/** All tests of a suite; the outermost suite is a file, whose name is not part of the titles. */
function testsOf(suite: PlaywrightSuite, root: string, titles: readonly string[]): readonly Outcome[] {
  const own = (suite.specs ?? []).flatMap(spec =>
    spec.tests.map(({ status, results }) => ({
      failed: status !== 'expected',
      failure: {
        file: join(root, spec.file),
        title: [...titles, spec.title].join(' › '),
        reason: reasonOf(status, results),
      },
    })),
  )
  const inner = (suite.suites ?? []).flatMap(part => testsOf(part, root, [...titles, part.title]))
  return [...own, ...inner]
}

const reasonOf = (status: string, results: readonly Attempt[]): string =>
  firstLine(results.find(({ error }) => error !== undefined)?.error?.message ?? status)
