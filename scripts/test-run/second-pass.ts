import type { RunResult, TestFailure } from './test-results.ts'

/** Maximum number of further runs of failed files. */
const MOST_TRIES = 2

/** With more failed files than this a busy machine is not the cause: they stay failed. */
export const MOST_FILES = 40

/** A test runner with the files to run; `undefined` runs all of them. */
export type Suite = {
  name: string
  run: (files: readonly string[] | undefined) => Promise<RunResult>
}

/** Result of a suite after its second pass. `flaky` tests failed at first and passed in a later run. */
export type SuiteOutcome = {
  passed: number
  failed: readonly TestFailure[]
  flaky: readonly TestFailure[]
}

/** Result of the first run, before any file is run again. */
export const firstOutcome = (suite: Suite, first: RunResult): SuiteOutcome => ({
  passed: first.passed,
  failed: first.runnerFailed ? [...first.failures, runnerFailure(suite)] : first.failures,
  flaky: [],
})

/**
 * Runs failed files again, without other files, at most twice: on a busy machine a test fails occasionally,
 * with a defect every time. Tests that fail in the last run are red; all others that failed before are
 * reported as flaky.
 */
export async function runFailedAgain(suite: Suite, first: RunResult): Promise<SuiteOutcome> {
  const total = first.passed + firstOutcome(suite, first).failed.length
  const seen = new Map<string, TestFailure>()
  let last = first
  for (let tries = 0; tries < MOST_TRIES && isWorthAnother(last); tries += 1) {
    for (const failure of firstOutcome(suite, last).failed) seen.set(keyOf(failure), failure)
    last = await suite.run(last.runnerFailed ? undefined : filesOf(last))
  }
  const { failed } = firstOutcome(suite, last)
  const red = new Set(failed.map(keyOf))
  const flaky = [...seen].filter(([key]) => !red.has(key)).map(([, failure]) => failure)
  return { passed: Math.max(0, total - failed.length), failed, flaky }
}

const filesOf = ({ failures }: RunResult): readonly string[] => [...new Set(failures.map(({ file }) => file))]

const isWorthAnother = (result: RunResult): boolean =>
  (result.runnerFailed || result.failures.length > 0) && filesOf(result).length <= MOST_FILES

const keyOf = ({ file, title }: TestFailure): string => `${file} ${title}`

const runnerFailure = ({ name }: Suite): TestFailure => ({
  file: name,
  title: 'the run as a whole',
  reason: 'the runner failed without naming a test',
})
