import { type ChildProcess, spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild, waitFor } from '../scripts/children.ts'
import { root } from '../scripts/run-settings.ts'

const floor = join(import.meta.dirname, 'floor')
const standalone = join(floor, '.next', 'standalone', 'bench', 'floor')
const stamp = join(floor, '.next', 'built')

/**
 * Builds the empty app with the store's own framework, once; `fresh` builds it again. @throws with the
 * output of the build
 */
export function buildFloor({ fresh }: { fresh: boolean }): void {
  if (existsSync(stamp) && !fresh) return
  rmSync(join(floor, '.next'), { recursive: true, force: true })
  const build = spawnSync(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'node_modules/next/dist/bin/next'), 'build'],
    {
      cwd: floor,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  )
  if (build.status !== 0) throw new Error(`The empty app was not built\n${build.stdout}\n${build.stderr}`)
  cpSync(join(floor, '.next', 'static'), join(standalone, '.next', 'static'), { recursive: true })
  writeFileSync(stamp, '')
}

/** Starts the built empty app and waits until it responds. */
export async function startFloor(port: number): Promise<ChildProcess> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOSTNAME: '0.0.0.0',
  }
  const child = startChild({
    name: 'empty app',
    root,
    cwd: standalone,
    args: ['server.js'],
    env,
    output: 'ignore',
  })
  await waitFor('empty app', `http://localhost:${port}/`)
  return child
}
