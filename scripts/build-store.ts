import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileWhileLoading } from './compile-while-loading.ts'
import { compressStatic } from './compress-static.ts'
import { sourceHash } from './source-hash.ts'

/** Static files beside the framework's own output that the server needs. */
const STATIC_FOLDERS = ['.next/static', 'public']

/** What the server preloads, below `standaloneFolder`. */
export const PRELOAD = './lib/front-door/preload.js'

export const standaloneFolder = (root: string): string => join(root, '.next', 'standalone')

/** Runs a program of a package; its failure ends the build with what it wrote. */
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

/** Builds the store when its sources changed since the last build. Returns whether it did. */
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
  // Compiled, with all that it imports: Node.js would load a compiler of 28 MB to read its TypeScript.
  run(root, ['node_modules/typescript/bin/tsc', '--project', 'scripts/front-door.tsconfig.json'])
  writeFileSync(stamp, hash)
  return true
}
