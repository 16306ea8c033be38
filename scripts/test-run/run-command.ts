import { type ChildProcess, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()
let isEnding = false

/**
 * Runs a program in its own process group, with its output shown. Resolves to whether it succeeded;
 * processes that it left in its group are killed.
 */
export const runCommand = (
  program: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    running.add(child)
    const end = (well: boolean): void => {
      running.delete(child)
      signalGroup(child, 'SIGKILL')
      // After a termination signal the promise stays pending, so that nothing more is started.
      if (!isEnding) resolve(well)
    }
    child.once('error', () => end(false))
    child.once('exit', code => end(code === 0))
  })

/**
 * Forwards termination signals to all running groups, so that no process outlives this one; the exit code
 * states which signal it was.
 */
export function endWithSignals(cleanUp: () => void): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => {
      isEnding = true
      for (const child of running) signalGroup(child, 'SIGTERM')
      setTimeout(() => {
        for (const child of running) signalGroup(child, 'SIGKILL')
        cleanUp()
        process.exit(code)
      }, 5_000)
    })
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group is empty: all its processes have ended.
  }
}
