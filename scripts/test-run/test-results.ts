/** A test that did not pass. `file` is absolute; `reason` is the first line of what went wrong. */
export type TestFailure = { file: string; title: string; reason: string }

/** What one run of a test runner came to. */
export type RunResult = {
  passed: number
  failures: readonly TestFailure[]
  /** The runner failed as a whole: it did not start, or something failed outside every test. */
  runnerFailed: boolean
}

/** Colours of a terminal, which runners put into the messages of their reports. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what begins a colour.
const COLOURS = /\u001B\[[0-9;]*m/g

/** First line of a message that says something, without colours and at most 200 characters. */
export function firstLine(message: string | undefined): string {
  const lines = (message ?? '').replace(COLOURS, '').split('\n')
  return (
    lines
      .map(line => line.trim())
      .find(line => line !== '')
      ?.slice(0, 200) ?? 'no message'
  )
}
