import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'app',
  'components',
  'lib',
  'locales',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/build-store.ts',
  'scripts/compile-while-loading.ts',
  'scripts/compress-static.ts',
  'scripts/front-door.tsconfig.json',
  'tailwind.config.ts',
  'tsconfig.json',
]

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** Hash of everything that a build depends on; with the same hash the build is skipped. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(source => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
