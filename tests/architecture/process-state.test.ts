import { expect, test } from 'vitest'
import { readAllCode } from '../support/source-files'

/**
 * The framework bundles a module once for pages, once for handlers and once for the middleware, so a cache in
 * a module variable exists several times. These are allowed, with the reason.
 */
const MAY_EXIST_TWICE: Readonly<Record<string, string>> = {
  'app/[locale]/sitemap/[part]/route.ts': 'used by this handler alone',
  'app/[locale]/social/[card]/route.tsx': 'used by this handler alone',
  'lib/backends/http-client/degraded.server.ts': 'used by the health checks alone',
  'lib/config/env.server.ts': 'the environment, read; equal wherever it is',
  'lib/front-door/policy/report-scripts.ts': 'the front door is loaded once',
  'lib/i18n/messages.ts': 'memo of a pure function',
  'lib/i18n/translator.ts': 'memo of a pure function',
  'lib/validation/phone-plans-lazy.ts': 'for the browser',
}

/** A module-level variable that is reassigned, or an empty collection that is filled. */
const MUTABLE =
  /^(?:export )?(?:let \w|const \w+(?:: (?!Readonly)[^=]+)? = new (?:\w*Cache|WeakMap|Map|Set)\b[^(]*\((?:\)|\{))/m

test('per-process state is created by processWide, not kept in a module variable', () => {
  const keeping = readAllCode()
    .filter(({ path, text }) => /^(?:app|lib)\//.test(path) && MUTABLE.test(text))
    .map(({ path }) => path)
  expect(keeping.toSorted()).toEqual(Object.keys(MAY_EXIST_TWICE).toSorted())
})

test('only processWide keeps values on the global object', () => {
  const keeping = readAllCode()
    .filter(
      ({ path, text }) =>
        /^(?:app|components|lib)\//.test(path) && /globalThis\.store|^ {2}var \w/m.test(text),
    )
    .map(({ path }) => path)
  expect(keeping).toEqual(['lib/process/process-wide.ts'])
})
