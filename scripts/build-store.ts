import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileWhileLoading } from './compile-while-loading.ts'
import { compressStatic } from './compress-static.ts'
import { sourceHash } from './source-hash.ts'

/** Static files that the server needs besides the framework's own output. */
const STATIC_FOLDERS = ['.next/static', 'public']

/** Module that the server preloads, below `standaloneFolder`. */
export const PRELOAD = './lib/front-door/preload.js'

export const standaloneFolder = (root: string): string => join(root, '.next', 'standalone')

/** Runs a program of a package; if it fails, the build ends with the program's output. */
function run(root: string, [program = '', ...args]: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/node'),
    [join(root, program), ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  )
  if (status === 0) return
  process.stderr.write(`${stdout}\n${stderr}\nThe build failed (see above)\n`)
  process.exit(1)
}

/** Builds the store if its sources have changed since the last build. Returns whether it was built. */
export function buildStore(root: string): boolean {
  const stamp = join(root, '.next', 'built-from')
  const hash = sourceHash(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  process.stdout.write('Building the store …\n')
  rmSync(stamp, { force: true })
  run(root, ['node_modules/next/dist/bin/next', 'build'])
  compileWhileLoading(join(root, '.next/static'))
  compressStatic(join(root, '.next/static'))
  for (const folder of STATIC_FOLDERS) {
    if (!existsSync(join(root, folder))) continue
    cpSync(join(root, folder), join(standaloneFolder(root), folder), { recursive: true })
  }
  // Compiled together with its imports: to run TypeScript, Node.js would load a compiler of 28 MB.
  run(root, ['node_modules/typescript/bin/tsc', '--project', 'scripts/front-door.tsconfig.json'])
  writeFileSync(stamp, hash)
  return true
}
