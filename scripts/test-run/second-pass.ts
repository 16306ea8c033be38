import type { RunResult, TestFailure } from './test-results.ts'

/** How often failed files are run again. */
const MOST_TRIES = 2

/** More failed files than this are no matter of a busy machine: they stay failed. */
export const MOST_FILES = 40

/** One test runner, with the files it can be asked for; `undefined` runs all of them. */
export type Suite = {
  name: string
  run: (files: readonly string[] | undefined) => Promise<RunResult>
}

/** What a suite came to after its second pass. `flaky` failed at first and passed when run alone. */
export type SuiteOutcome = {
  passed: number
  failed: readonly TestFailure[]
  flaky: readonly TestFailure[]
}

/** What is red before anything is run again. */
export const firstOutcome = (suite: Suite, first: RunResult): SuiteOutcome => ({
  passed: first.passed,
  failed: first.runnerFailed ? [...first.failures, runnerFailure(suite)] : first.failures,
  flaky: [],
})

/**
 * Runs the files that failed once more, alone, twice at most: a machine that was busy fails a test now and
 * then, a defect fails it every time. Red is what fails in the last run; everything else that failed on the
 * way is listed as flaky.
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
