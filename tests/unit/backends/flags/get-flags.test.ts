import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { parseSettings } from '@/lib/config/settings'
import { logger } from '@/lib/log/logger'
import { forgetProcessState, readProcessState } from '../../../support/process-state'
import { SETTINGS_THAT_WORK } from '../../config/good-settings'
import { type FaultServer, json, openFaultServer } from '../http-client/fault-server'

let server: FaultServer

vi.mock('@/lib/config/env.server', async importOriginal => ({
  ...(await importOriginal<typeof import('@/lib/config/env.server')>()),
  getSettings: () => {
    const parsed = parseSettings({ ...SETTINGS_THAT_WORK, FLAGS_URL: server.url })
    if (!parsed.ok) throw new Error(parsed.faults.join())
    return parsed.settings
  },
}))

beforeEach(() => {
  forgetProcessState('flags', 'circuit-breakers')
})
afterEach(() => server.close())

const open = async (...scripts: Parameters<typeof openFaultServer>): Promise<void> => {
  server = await openFaultServer(...scripts)
}

const VAT_ON = json({ vat: { value: true, version: 7 } })

const contextOf = (url = ''): unknown =>
  JSON.parse(Buffer.from(url.split('/').at(-1) ?? '', 'base64url').toString())

test('the flag service is asked for the visitor’s context, and its answer holds', async () => {
  await open(VAT_ON)
  expect((await getFlags('en-gb', 'uid-edith')).values.vat).toBe(true)
  const [request] = server.requests
  expect(request?.url).toMatch(/^\/sdk\/evalx\/store-flags\/contexts\/[\w-]+$/)
  expect(contextOf(request?.url)).toMatchObject({ key: 'uid-edith', anonymous: false, locale: 'en-gb' })
})

test('anonymous users of a locale share one answer, also when they come at once', async () => {
  await open(VAT_ON)
  await Promise.all(
    ['en-gb', 'en-gb', 'fr-ca'].map(locale => getFlags(locale === 'fr-ca' ? 'fr-ca' : 'en-gb', undefined)),
  )
  await getFlags('en-gb', undefined)
  expect(server.requests).toHaveLength(2)
})

test('two people never share an answer', async () => {
  await open(VAT_ON, json({}))
  expect((await getFlags('en-gb', 'uid-edith')).values.vat).toBe(true)
  expect((await getFlags('en-gb', 'uid-hugo')).values.vat).toBe(false)
})

test.each<[string, Parameters<typeof openFaultServer>[0]]>([
  ['fails', json({}, 500)],
  ['does not know the store', json({ message: 'Unknown environment' }, 404)],
  ['hangs up', (_response, request) => request.socket.destroy()],
  ['answers with a page', response => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
  ['never answers', () => undefined],
])('a flag service that %s leaves the defaults and one line in the log', async (_how, script) => {
  await open(script)
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
  expect(await getFlags('en-us', undefined)).toEqual(DEFAULT_FLAGS)
  expect(await getFlags('en-us', undefined)).toEqual(DEFAULT_FLAGS)
  const told = warn.mock.calls.filter(([, text]) => text === 'flags not available, defaults hold')
  expect(told).toHaveLength(1)
})

test('a flag service that goes away leaves its last answer', async () => {
  await open(VAT_ON, json({}, 500))
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
  await getFlags('en-gb', undefined)
  readProcessState<{ answers: Map<string, unknown> }>('flags').answers.clear()
  expect((await getFlags('en-gb', undefined)).values.vat).toBe(true)
  expect(warn.mock.calls.map(([, text]) => text)).toContain('flags not available, the last answer holds')
})
