import { existsSync, readFileSync } from 'node:fs'
import { fileOf, runTool, type ToolRun } from './run-tool.ts'

export type Count = { passed: number; failed: number }

/** A tool without single tests counts as one. */
export const check = async (label: string, args: readonly string[]): Promise<Count> =>
  (await runTool({ label, args })) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

type Group = Omit<ToolRun, 'args'> & { projects: readonly string[] }

/** Counts from a runner's report; a runner that failed without naming a failure counts as one. */
function counted(succeeded: boolean, file: string, read: (report: never) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const count = read(JSON.parse(readFileSync(file, 'utf8')) as never)
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** Runs projects of vitest.config.ts. */
export async function vitest({ projects, ...group }: Group): Promise<Count> {
  const file = fileOf(group.label, 'json')
  const chosen = projects.flatMap(project => ['--project', project])
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const succeeded = await runTool({ ...group, args: ['vitest', 'run', ...chosen, ...reports] })
  return counted(succeeded, file, (report: { numPassedTests: number; numTotalTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
  }))
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Runs projects of playwright.config.ts, without those that they would wait for. */
export async function playwright({ projects, ...group }: Group): Promise<Count> {
  const file = fileOf(group.label, 'json')
  const chosen = projects.map(project => `--project=${project}`)
  const succeeded = await runTool({
    ...group,
    args: ['playwright', 'test', '--no-deps', ...chosen, '--reporter=list,json'],
    env: { ...group.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  return counted(succeeded, file, ({ stats }: PlaywrightReport) => ({
    // What passed only when tried again is listed as flaky by the reporter.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
  }))
}
