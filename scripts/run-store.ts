import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PRELOAD, standaloneFolder } from './build-store.ts'
import { requireFreePort, startChild, waitFor } from './children.ts'
import { dataFolder, readPorts, requireSettings, root, usesSandbox } from './run-settings.ts'
import { type Ports, sandboxedEnvironment, sandboxPorts, sandboxUrl } from './store-environment.ts'

type Prepared = { ports: Ports; store: NodeJS.ProcessEnv; sandbox: NodeJS.ProcessEnv | undefined }

/** Checks settings and ports before any build or start; the first error ends the process with a message. */
export async function prepareRun(): Promise<Prepared> {
  const ports = readPorts()
  if (!usesSandbox()) {
    const store = { ...process.env, PORT: String(ports.store) }
    requireSettings(store)
    await requireFreePort(ports.store, 'PORT')
    return { ports, store, sandbox: undefined }
  }
  const { store, sandbox } = sandboxedEnvironment(dataFolder(), ports)
  requireSettings(store)
  await requireFreePort(ports.store, 'PORT')
  for (const port of sandboxPorts(ports.sandbox)) await requireFreePort(port, 'SANDBOX_PORT')
  return { ports, store, sandbox }
}

/** URL of the page with the mail that the sandbox has sent; undefined without a sandbox. */
export const mailboxUrl = ({ ports, sandbox }: Prepared): string | undefined =>
  sandbox && `${sandboxUrl(ports.sandbox, 'control')}/mailbox`

/** Starts the sandbox and waits until it responds. */
export async function startSandbox({ ports, sandbox }: Prepared): Promise<void> {
  if (sandbox === undefined) return
  mkdirSync(join(dataFolder(), 'sandbox'), { recursive: true })
  startChild({ name: 'sandbox', root, args: [join(root, 'sandbox/main.ts')], env: sandbox, output: 'ignore' })
  await waitFor('sandbox', `${sandboxUrl(ports.sandbox, 'control')}/health`)
}

/** Starts the built store behind its front door and waits until it is ready. */
export async function startStore({ ports, store }: Prepared): Promise<ChildProcess> {
  const cwd = standaloneFolder(root)
  const args = ['--import', PRELOAD, 'server.js']
  const child = startChild({ name: 'store', root, cwd, args, env: store, output: 'ignore' })
  await waitFor('store', `http://localhost:${ports.store}/api/health/ready`)
  return child
}
