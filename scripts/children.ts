import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const running = new Set<ChildProcess>()
let stopping = false

type Start = {
  name: string
  root: string
  args: readonly string[]
  cwd?: string
  env: NodeJS.ProcessEnv
  output?: 'inherit' | 'ignore'
  /**
   * Whether the child exits when this process is gone. False for a process with children of its own: they
   * would inherit the preload and take their parent for gone.
   */
  tethered?: boolean
}

/** Starts a process on the pinned Node.js. It ends with this process; its own end ends this process too. */
export function startChild({
  name,
  root,
  args,
  cwd = root,
  env,
  output = 'inherit',
  tethered = true,
}: Start): ChildProcess {
  const preload = join(root, 'scripts', 'exit-with-parent.mjs')
  const command = tethered ? ['--import', preload, ...args] : args
  const child = spawn(join(root, 'node_modules/.bin/node'), command, {
    cwd,
    env,
    stdio: ['ignore', output, 'inherit', ...(tethered ? (['ipc'] as const) : [])],
  })
  running.add(child)
  child.on('exit', code => {
    running.delete(child)
    if (stopping) return
    process.stderr.write(`The ${name} ended unexpectedly (exit code ${code ?? 'none'})\n`)
    void stopChildren().then(() => process.exit(code || 1))
  })
  return child
}

/** Ends every started process with SIGTERM, and with SIGKILL after ten seconds. */
export async function stopChildren(): Promise<void> {
  stopping = true
  const ended = [...running].map(child => new Promise(resolve => child.once('exit', resolve)))
  for (const child of running) child.kill('SIGTERM')
  const insist = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, 10_000)
  await Promise.all(ended)
  clearTimeout(insist)
}

/** Ends all started processes on Ctrl-C and on termination. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping) void stopChildren().then(() => process.exit(signal === 'SIGINT' ? 130 : 0))
    })
  }
}

/** Waits until a URL responds with 2xx. @throws after the deadline, naming what did not start. */
export async function waitFor(name: string, url: string, deadlineSeconds = 30): Promise<void> {
  const until = Date.now() + deadlineSeconds * 1000
  while (Date.now() < until && !stopping) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  if (!stopping) throw new Error(`The ${name} did not come up within ${deadlineSeconds} seconds`)
}

/** Ends the process with one message if a port is in use. `setting` is the variable that changes the port. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  const free = await new Promise<boolean>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
  if (free) return
  process.stderr.write(`Port ${port} is taken. End what uses it, or choose another one with ${setting}\n`)
  process.exit(1)
}
