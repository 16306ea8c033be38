import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CommerceHarness, createHarness, expectRefusal } from './commerce-harness.ts'

const HEADING = '### Calls of OCC that are not served, and why'

const [, section = ''] = readFileSync(join(import.meta.dirname, '../../docs/sandbox.md'), 'utf8').split(
  HEADING,
)
const [table = ''] = section.split(/\n#+ /, 1)

/** Every call of the table's first column. */
const CALLS = table
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .flatMap(line => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z]+) ([^`]+)`/g)])
  .map(([, method = '', path = '']) => ({ method, path }))

let commerce: CommerceHarness
beforeAll(() => {
  commerce = createHarness()
})

const toPath = (path: string): string => {
  const filled = path.replaceAll('{u}', 'current').replace(/\{\w+\}/g, 'x')
  return filled.startsWith('/') ? filled : `/occ/v2/usassessments/${filled}`
}

describe('calls of OCC that are not served', () => {
  it('are a table of the documentation', () => {
    expect(CALLS.length).toBeGreaterThan(20)
  })

  it.each(CALLS)('$method $path is answered as by an engine without the module', async ({ method, path }) => {
    await expectRefusal(await commerce.call(toPath(path), { method, as: 'uid-edith' }), 404, {
      type: 'UnknownResourceError',
    })
  })

  it('and calls without the platform key are refused, except those that are open', async () => {
    const without = { headers: { 'x-platform-key': '' } }
    await expectRefusal(await commerce.us('/titles', without), 403, { type: 'ForbiddenError' })
    const open = await commerce.call('/occ/v2/basesites', without)
    expect(open.status).toBe(200)
    expect(open.headers.has('access-control-allow-origin')).toBe(false)
  })
})
