import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Browser code with its own `fetch`, and the reason. All other reads use `getJson`. */
const OWN_FETCH: Readonly<Record<string, string>> = {
  'components/cart/page/cart-saver.ts': 'write',
  'components/cart/post-lines.ts': 'write',
  'components/data/get-json.ts': 'reads of JSON',
  'components/form/aids/autosave-requests.ts': 'write',
  'components/form/questions/fetch-question.ts': 'reads HTML',
  'components/form/send/send-form.ts': 'write',
  'components/quick-order/check-list.ts': 'write',
  'components/regional/ask-switch.ts': 'write',
  'components/search/live-results.ts': 'reads HTML',
  'components/session/ask-silently.ts': 'write',
  'components/session/sign-out.ts': 'write',
  'components/session/store-typed-form.ts': 'write',
}

test('browser code reads JSON of our own server through getJson only', () => {
  const own = globSync('components/**/*.{ts,tsx}', { cwd: ROOT })
    .filter(file => /\bfetch\(/.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted()
  expect(own).toEqual(Object.keys(OWN_FETCH).toSorted())
})
