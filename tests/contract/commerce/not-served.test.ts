import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CommerceHarness, createHarness, expectRefusal, readErrors } from './commerce-harness.ts'
import { STOREFRONT_CALLS } from './storefront-calls.ts'

const HEADING = '### Calls of OCC that are not served, and why'

const [, section = ''] = readFileSync(join(import.meta.dirname, '../../../docs/sandbox.md'), 'utf8').split(
  HEADING,
)
const [table = ''] = section.split(/\n#+ /, 1)
const ROWS = table
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line => line.split('|').map(cell => cell.trim()))

/** Every call of the table's first column. */
const DOCUMENTED = ROWS.flatMap(([, calls = '']) => [...calls.matchAll(/`[A-Z]+ [^`]+`/g)])
  .map(([call]) => call.slice(1, -1))
  .sort()

let commerce: CommerceHarness
beforeAll(() => {
  commerce = createHarness()
})

const toPath = (path: string): string => {
  if (path === 'basesites') return '/occ/v2/basesites'
  const filled = path.replaceAll('{u}', 'current').replace(/\{\w+\}/g, 'x')
  return filled.startsWith('/') ? filled : `/occ/v2/usassessments/${filled}`
}

const ask = (call: string): Promise<Response> => {
  const [method = '', path = ''] = call.split(' ')
  return commerce.call(toPath(path), { method, as: 'uid-edith' })
}

/** Whether there is such a resource at all, whatever it says to this call. */
const isServed = async (call: string): Promise<boolean> => {
  const answer = await ask(call)
  if (answer.status !== 404) return true
  return (await readErrors(answer)).errors.every(({ type }) => type !== 'UnknownResourceError')
}

describe('calls of OCC that are not served', () => {
  it('are exactly those of a storefront that the documentation gives a reason for', async () => {
    const missing: string[] = []
    for (const { method, path } of STOREFRONT_CALLS)
      if (!(await isServed(`${method} ${path}`))) missing.push(`${method} ${path}`)
    expect(missing.sort()).toEqual(DOCUMENTED)
    expect(ROWS.filter(([, , reason = '']) => reason.length < 20)).toEqual([])
  })

  it.each(DOCUMENTED)('%s is answered as by an engine without the module', async call => {
    await expectRefusal(await ask(call), 404, { type: 'UnknownResourceError' })
  })

  it('and calls without the platform key are refused, except those that are open', async () => {
    const without = { headers: { 'x-platform-key': '' } }
    await expectRefusal(await commerce.us('/titles', without), 403, { type: 'ForbiddenError' })
    const open = await commerce.call('/occ/v2/basesites', without)
    expect(open.status).toBe(200)
    expect(open.headers.has('access-control-allow-origin')).toBe(false)
  })
})
