import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'
import { afterEach, describe, expect, it } from 'vitest'
import { isRouterState } from '@/lib/front-door/refuse/router-state'
import { openSite, request, type Site, sendRaw, statusOf } from './support'

const param = (kind: unknown, siblings: unknown = null) => ['locale', 'en-us', kind, siblings]

const STATES: readonly unknown[] = [
  ['', {}],
  ['', { children: [param('d'), { children: ['store', {}, null, 'refetch'] }] }, null, null, 16],
  ['', { children: [param('oc', ['a', 'b']), {}, ['/a', '?b'], 'metadata-only', 0, 'x'] }],
  ['', { children: [param('di(..)(..)'), {}] }],
  ['', { children: [param('ci(...)'), {}] }],
  ['', { children: [param('x'), {}] }],
  ['', { children: [['locale', 'en-us'], {}] }],
  ['', { children: 'store' }],
  ['', []],
  [''],
  ['', {}, null, 'whatever'],
  ['', {}, 'x'],
  ['', {}, null, null, 'x'],
  ['', {}, null, null, 1, 2],
  ['', {}, null, null, 1, 'x', 'more'],
  [7, {}],
  {},
  'text',
  null,
  JSON.parse(`${'["",{"a":'.repeat(300)}["",{}]${'}]'.repeat(300)}`),
]

const frameworkTakes = (header: string): boolean => {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

describe("the client router's word", () => {
  it.each(STATES.map(state => encodeURIComponent(JSON.stringify(state))))(
    'is taken where the framework can read it, and nowhere else: %#',
    header => {
      expect(isRouterState(header)).toBe(frameworkTakes(header))
    },
  )

  let site: Site | undefined
  afterEach(() => site?.close())

  it.each(['%%%', '%5B', 'x', ''])(
    'is refused where it is none (%s): the framework never meets it',
    async header => {
      let visits = 0
      site = await openSite((_in, out) => {
        visits += 1
        out.end()
      })
      const headers = ['Host: localhost', 'RSC: 1', `Next-Router-State-Tree: ${header}`]
      expect(statusOf(await sendRaw(site.port, request('GET /en-us HTTP/1.1', headers)))).toBe(400)
      expect(visits).toBe(0)
    },
  )
})
