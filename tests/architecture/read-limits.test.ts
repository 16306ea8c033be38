import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Handlers that may be asked without end, and why that costs next to nothing. */
const UNLIMITED: Readonly<Record<string, string>> = {
  'app/api/health/deps/route.ts': 'told in our own networks only',
  'app/api/health/live/route.ts': 'a constant',
  'app/api/health/ready/route.ts': 'a look at one variable',
  'app/prefetch-rules.json/route.ts': 'made at the build',
  'app/robots.txt/route.ts': 'made of settings alone',
}

const HANDLES_GET = /export (?:async function|function|const) GET\b/
const COUNTS = /\b(?:refuseFlood|refuseGlances|refuseTooMany)\(\s*request/

const handlers = globSync('app/**/route.{ts,tsx}', { cwd: ROOT })
  .map(file => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ source }) => HANDLES_GET.test(source))

test('every handler that can be read counts its readers, or says why it need not', () => {
  const without = handlers.filter(({ source }) => !COUNTS.test(source)).map(({ file }) => file)
  expect(without.toSorted()).toEqual(Object.keys(UNLIMITED).toSorted())
})
