import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'

const LAUNCHER = join(import.meta.dirname, '../../scripts/start-store.ts')

export type Launch = {
  /** Milliseconds until the store reports that it is ready. */
  tookMs: number
  output: string
  /** Every process of this start, the launcher first. */
  processes: readonly number[]
  /** Sends Ctrl-C and waits; does nothing once it has ended. */
  end: () => Promise<number | null>
}

/** Starts the store as `npm start` does and waits until it is ready. @throws if it exits before. */
export async function launch(environment: Record<string, string>): Promise<Launch> {
  const startedAt = Date.now()
  const child = spawn(join(import.meta.dirname, '../../node_modules/.bin/node'), [LAUNCHER], {
    env: { ...process.env, ...environment },
  })
  const output = await untilOpen(child)
  const launcher = child.pid ?? 0
  return {
    tookMs: Date.now() - startedAt,
    output,
    processes: [launcher, ...descendantsOf(launcher)],
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
      child.kill('SIGINT')
      return ended
    },
  }
}

const untilOpen = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: unknown) => {
      output += String(chunk)
      if (output.includes('Ctrl-C')) resolve(output)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code => reject(new Error(`the store ended with ${code}: ${output}`)))
  })

/** All running processes with their parents. */
const running = (): readonly { pid: number; parent: number }[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([, , state = '']) => !state.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }))

const descendantsOf = (ancestor: number): readonly number[] =>
  running()
    .filter(({ parent }) => parent === ancestor)
    .flatMap(({ pid }) => [pid, ...descendantsOf(pid)])

/** The processes of the list that are still running. */
export const stillRunning = (processes: readonly number[]): readonly number[] =>
  running()
    .map(({ pid }) => pid)
    .filter(pid => processes.includes(pid))
