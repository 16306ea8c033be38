import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../sandbox/main.ts')

export type SandboxProcess = { child: ChildProcess; output: string; errors: string; exitCode: number | null }

/** Runs the sandbox as its own process until it is ready or has ended. */
export const runSandboxProcess = (environment: Record<string, string>): Promise<SandboxProcess> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_LOG_LEVEL: 'silent', ...environment },
    })
    const state: SandboxProcess = { child, output: '', errors: '', exitCode: null }
    child.stdout.on('data', chunk => {
      state.output += String(chunk)
      if (state.output.endsWith('\n')) resolve(state)
    })
    child.stderr.on('data', chunk => {
      state.errors += String(chunk)
    })
    child.on('close', code => {
      state.exitCode = code
      resolve(state)
    })
  })

/** Address of a service from the start line. */
export const urlOf = ({ output }: SandboxProcess, service: string): string =>
  new RegExp(` ${service}=(\\S+)`).exec(output)?.[1] ?? ''

/** Ends the process by a signal and waits until it is gone. */
export const endProcess = ({ child }: SandboxProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve(child.exitCode)
      return
    }
    child.once('exit', code => resolve(code))
    child.kill(signal)
  })
