import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { LEAST_CALL_MS } from '@/lib/config/call-limits'
import { runInRequest } from '@/lib/request/request-context'
import { forgetProcessState } from '../../../support/process-state'
import { type FaultServer, json, openFaultServer } from './fault-server'

const BASE = {
  dependency: 'commerce',
  operation: 'fetchName',
  schema: z.object({ name: z.string() }),
} as const

let server: FaultServer
const open = async (...scripts: Parameters<typeof openFaultServer>): Promise<void> => {
  server = await openFaultServer(...scripts)
}

beforeEach(() => {
  forgetProcessState('circuit-breakers')
})
afterEach(() => server.close())

const within = <T>(ms: number, work: () => T): T =>
  runInRequest({ requestId: 'r1', decideBy: performance.now() + ms }, work)

test('a call ends with the time of the request that it is made for', async () => {
  await open(() => undefined)
  const result = await within(LEAST_CALL_MS + 50, () =>
    callBackend({ ...BASE, method: 'GET', url: server.url, deadlineMs: 60_000 }),
  )
  expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  expect(server.requests).toHaveLength(1)
})

test('what could not end in the time of its request is not begun', async () => {
  await open(json({ name: 'Ada' }))
  const result = await within(LEAST_CALL_MS - 50, () =>
    callBackend({ ...BASE, method: 'POST', url: server.url, body: {} }),
  )
  expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', code: 'not-begun' } })
  expect(server.requests).toHaveLength(0)
})
