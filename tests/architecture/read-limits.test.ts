import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Handlers that do not use `defineRead`, and why they need no rate limit. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'app/api/health/live/route.ts': 'a constant, which must not wait for Redis',
  'app/api/health/ready/route.ts': 'asks Redis once a second at most, and must answer without it',
  'app/prefetch-rules.json/route.ts': 'made at the build',
}

const HANDLES_GET = /export\s+(?:async\s+function|function|const)\s+GET\b|export\s*\{[^}]*\bGET\b/
const DEFINED = /export const GET = defineRead\(/

const handlers = globSync('app/**/route.{ts,tsx}', { cwd: ROOT })
  .map(file => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ source }) => HANDLES_GET.test(source))

test('every GET handler uses defineRead, so it has a rate limit, or is a named exception', () => {
  const without = handlers.filter(({ source }) => !DEFINED.test(source)).map(({ file }) => file)
  expect(handlers.length).toBeGreaterThan(20)
  expect(without.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted())
})
