import { describe, expect, test } from 'vitest'
import { MOST_FILES, runFailedAgain, type Suite } from '../../../scripts/test-run/second-pass'
import type { RunResult, TestFailure } from '../../../scripts/test-run/test-results'

const failure = (file: string, title = 'a test'): TestFailure => ({
  file,
  title,
  reason: 'expected 1, got 2',
})

const result = (passed: number, ...failures: TestFailure[]): RunResult => ({
  passed,
  failures,
  runnerFailed: false,
})

/** A suite that answers with these results in turn, and remembers which files it was asked for. */
function suiteOf(...results: RunResult[]) {
  const asked: (readonly string[] | undefined)[] = []
  const suite: Suite = {
    name: 'unit tests',
    run: files => {
      asked.push(files)
      return Promise.resolve(results.shift() ?? result(0))
    },
  }
  return { suite, asked }
}

describe('files that failed', () => {
  test('are run again alone, and what passes then is flaky, not red', async () => {
    const { suite, asked } = suiteOf(result(3))
    const outcome = await runFailedAgain(
      suite,
      result(7, failure('/a.test.ts'), failure('/a.test.ts', 'another')),
    )
    expect(asked).toEqual([['/a.test.ts']])
    expect(outcome).toEqual({
      passed: 9,
      failed: [],
      flaky: [failure('/a.test.ts'), failure('/a.test.ts', 'another')],
    })
  })

  test('are red when they fail both further times', async () => {
    const { suite, asked } = suiteOf(result(1, failure('/b.test.ts')), result(1, failure('/b.test.ts')))
    const outcome = await runFailedAgain(suite, result(7, failure('/a.test.ts'), failure('/b.test.ts')))
    expect(asked).toEqual([['/a.test.ts', '/b.test.ts'], ['/b.test.ts']])
    expect(outcome).toEqual({ passed: 8, failed: [failure('/b.test.ts')], flaky: [failure('/a.test.ts')] })
  })

  test('are red too when another of their tests fails in the last run', async () => {
    const { suite } = suiteOf(
      result(1, failure('/a.test.ts', 'second')),
      result(1, failure('/a.test.ts', 'third')),
    )
    const outcome = await runFailedAgain(suite, result(7, failure('/a.test.ts', 'first')))
    expect(outcome.failed).toEqual([failure('/a.test.ts', 'third')])
    expect(outcome.flaky).toEqual([failure('/a.test.ts', 'first'), failure('/a.test.ts', 'second')])
  })

  test('are not run again where so many failed that no busy machine explains it', async () => {
    const { suite, asked } = suiteOf()
    const failures = Array.from({ length: MOST_FILES + 1 }, (_, index) => failure(`/${index}.test.ts`))
    const outcome = await runFailedAgain(suite, result(7, ...failures))
    expect(asked).toEqual([])
    expect(outcome.failed).toHaveLength(MOST_FILES + 1)
  })
})

describe('a runner that failed as a whole', () => {
  test('is run again with all its files, and green when it ends well', async () => {
    const { suite, asked } = suiteOf(result(12))
    const outcome = await runFailedAgain(suite, { passed: 11, failures: [], runnerFailed: true })
    expect(asked).toEqual([undefined])
    expect(outcome).toMatchObject({ passed: 12, failed: [] })
    expect(outcome.flaky).toHaveLength(1)
  })

  test('is red when it never ends well', async () => {
    const broken: RunResult = { passed: 0, failures: [], runnerFailed: true }
    const { suite } = suiteOf(broken, broken)
    expect((await runFailedAgain(suite, broken)).failed).toEqual([
      { file: 'unit tests', title: 'the run as a whole', reason: 'the runner failed without naming a test' },
    ])
  })
})
