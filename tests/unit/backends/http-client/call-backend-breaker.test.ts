import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getDependencyState } from '@/lib/backends/http-client/breakers.server'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { parseOccErrors } from '@/lib/backends/http-client/occ-errors'
import { BREAKER_OUTAGES, BREAKER_PAUSE_MS } from '@/lib/config/call-limits'
import { forgetProcessState } from '../../../support/process-state'
import { type FaultServer, json, openFaultServer } from './fault-server'

const schema = z.object({ name: z.string() })
const BASE = { dependency: 'commerce', operation: 'fetchName', method: 'GET', schema } as const

let server: FaultServer
const open = async (...scripts: Parameters<typeof openFaultServer>): Promise<void> => {
  server = await openFaultServer(...scripts)
}
const status = (code: number) => json({}, code)
const good = json({ name: 'Ada' })

beforeEach(() => {
  forgetProcessState('circuit-breakers')
})
afterEach(() => server.close())

const read = (extra: Record<string, unknown> = {}) =>
  callBackend({ ...BASE, url: `${server.url}/names/1`, ...extra })

test('after several outages in a row the back end is left alone, then probed by one call', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
  let release: () => void = () => undefined
  const held = (response: ServerResponse): void => {
    release = () => good(response)
  }
  await open(...Array.from({ length: BREAKER_OUTAGES }, () => status(503)), held, good)
  const write = () => read({ method: 'POST', body: {} })
  for (let call = 0; call < BREAKER_OUTAGES; call += 1) await write()
  expect(await read()).toMatchObject({ error: { kind: 'network', code: 'circuit-open' } })
  expect(getDependencyState('commerce')).toMatchObject({ circuit: 'open', lastOutcome: { kind: 'http' } })
  vi.setSystemTime(Date.now() + BREAKER_PAUSE_MS)
  const probe = write()
  await vi.waitFor(() => expect(server.requests).toHaveLength(BREAKER_OUTAGES + 1))
  expect(await read()).toMatchObject({ error: { code: 'circuit-open' } })
  release()
  expect(await probe).toMatchObject({ ok: true })
  expect(await read()).toMatchObject({ ok: true })
  expect(getDependencyState('commerce')).toMatchObject({ circuit: 'closed', lastOutcome: { kind: 'ok' } })
  vi.useRealTimers()
})

test('a clock that is set back does not leave a back end alone for as long', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_700_000_000_000 })
  const outages = Array.from({ length: BREAKER_OUTAGES + 1 }, () => status(503))
  await open(...outages, good)
  const write = () => read({ method: 'POST', body: {} })
  for (let call = 0; call < BREAKER_OUTAGES; call += 1) await write()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(BREAKER_PAUSE_MS - 1)
  expect(await write()).toMatchObject({ error: { code: 'circuit-open' } })
  vi.advanceTimersByTime(1)
  expect(await write()).toMatchObject({ error: { status: 503 } })
  expect(await write()).toMatchObject({ error: { code: 'circuit-open' } })
  vi.advanceTimersByTime(BREAKER_PAUSE_MS)
  expect(await write()).toMatchObject({ ok: true })
  expect(getDependencyState('commerce')).toMatchObject({ circuit: 'closed' })
  vi.useRealTimers()
})

test.each([400, 401, 404, 409, 429, 500])('any number of %i leaves the breaker closed', async code => {
  await open(...Array.from({ length: BREAKER_OUTAGES + 1 }, () => status(code)), good)
  for (let call = 0; call <= BREAKER_OUTAGES; call += 1) await read({ parseError: parseOccErrors })
  expect(await read()).toMatchObject({ ok: true })
})

test('an outage of one back end does not close another', async () => {
  await open(...Array.from({ length: BREAKER_OUTAGES }, () => status(503)), good)
  for (let call = 0; call < BREAKER_OUTAGES; call += 1) await read({ method: 'POST' })
  expect(await read()).toMatchObject({ error: { code: 'circuit-open' } })
  expect(await read({ dependency: 'content' })).toMatchObject({ ok: true })
})
