import { firstLine, type RunResult, type TestFailure } from './test-results.ts'

type VitestFile = {
  name: string
  status: string
  message?: string
  assertionResults: readonly {
    status: string
    fullName: string
    failureMessages?: readonly string[] | null
  }[]
}

/** The properties of Vitest's JSON report that are read here. */
export type VitestReport = { testResults: readonly VitestFile[] }

/**
 * Reads a report of Vitest's JSON reporter. A test that did not run counts as failed; so does a file without
 * tests.
 */
export function readVitestReport({ testResults }: VitestReport, exitedWell: boolean): RunResult {
  const passed = testResults.flatMap(file => file.assertionResults.filter(isPassed)).length
  const failures = testResults.flatMap(failuresOf)
  return { passed, failures, runnerFailed: !exitedWell && failures.length === 0 }
}

const isPassed = ({ status }: { status: string }): boolean => status === 'passed'

function failuresOf(file: VitestFile): readonly TestFailure[] {
  const failures = file.assertionResults
    .filter(result => !isPassed(result))
    .map(({ fullName, failureMessages, status }) => ({
      file: file.name,
      title: fullName,
      reason: firstLine(failureMessages?.[0] ?? status),
    }))
  if (failures.length > 0 || isPassed(file)) return failures
  return [{ file: file.name, title: 'the file as a whole', reason: firstLine(file.message) }]
}
