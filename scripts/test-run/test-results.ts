/** A failed test. `file` is absolute; `reason` is the first line of the error. */
export type TestFailure = { file: string; title: string; reason: string }

/** Result of one run of a test runner. */
export type RunResult = {
  passed: number
  failures: readonly TestFailure[]
  /** The runner itself failed: it did not start, or an error occurred outside every test. */
  runnerFailed: boolean
}

/** Escape sequences of terminal colors, which runners write into the messages of their reports. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a color sequence begins with an escape.
const COLOURS = /\u001B\[[0-9;]*m/g

/** First line of a message that is not blank, without terminal colors and at most 200 characters. */
export function firstLine(message: string | undefined): string {
  const lines = (message ?? '').replace(COLOURS, '').split('\n')
  return (
    lines
      .map(line => line.trim())
      .find(line => line !== '')
      ?.slice(0, 200) ?? 'no message'
  )
}
