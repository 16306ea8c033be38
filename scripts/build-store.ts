import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileWhileLoading } from './compile-while-loading.ts'
import { compressStatic } from './compress-static.ts'
import { sourceHash } from './source-hash.ts'

/** Files beside the framework's own output that the server needs: static files, and the front door it preloads. */
export const COMPANIONS: readonly (readonly [from: string, to: string])[] = [
  ['.next/static', '.next/static'],
  ['public', 'public'],
  ['lib/front-door', 'lib/front-door'],
  ['lib/site', 'lib/site'],
  ['lib/http/compressed.ts', 'lib/http/compressed.ts'],
  ['lib/http/network-address.ts', 'lib/http/network-address.ts'],
  ['lib/notifications/closed-notice-script.ts', 'lib/notifications/closed-notice-script.ts'],
  ['lib/notifications/closed-notices.ts', 'lib/notifications/closed-notices.ts'],
  ['lib/validation/transliterate.ts', 'lib/validation/transliterate.ts'],
  ['lib/contract/site-ids.ts', 'lib/contract/site-ids.ts'],
  ['locales', 'locales'],
]

export const standaloneFolder = (root: string): string => join(root, '.next', 'standalone')

/** Builds the store when its sources changed since the last build. Returns whether it did. */
export function buildStore(root: string): boolean {
  const stamp = join(root, '.next', 'built-from')
  const hash = sourceHash(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  process.stdout.write('Building the store …\n')
  rmSync(stamp, { force: true })
  const build = spawnSync(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'node_modules/next/dist/bin/next'), 'build'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  )
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}\n${build.stderr}\nThe build failed (see above)\n`)
    process.exit(1)
  }
  compileWhileLoading(join(root, '.next/static'))
  compressStatic(join(root, '.next/static'))
  for (const [from, to] of COMPANIONS) {
    if (!existsSync(join(root, from))) continue
    cpSync(join(root, from), join(standaloneFolder(root), to), { recursive: true })
  }
  writeFileSync(stamp, hash)
  return true
}
