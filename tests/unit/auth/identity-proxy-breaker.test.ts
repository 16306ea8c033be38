import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getDependencyState } from '@/lib/backends/http-client/breakers.server'
import { sendToIdentityProvider } from '@/lib/backends/identity/upstream.server'
import { BREAKER_OUTAGES } from '@/lib/config/call-limits'
import { forgetProcessState } from '../../support/process-state'
import { type FaultServer, openFaultServer } from '../backends/http-client/fault-server'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

let server: FaultServer
let status: number

beforeAll(async () => {
  server = await openFaultServer(response => response.writeHead(status).end('{}'))
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
  vi.stubEnv('IDENTITY_URL', new URL(server.url).origin)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})
beforeEach(() => {
  forgetProcessState('circuit-breakers')
  server.requests.length = 0
})

const send = () =>
  sendToIdentityProvider({
    route: { kind: 'token', method: 'POST', path: '/token', parameters: [] },
    query: new URLSearchParams(),
    headers: {},
    body: '',
  })

test('the identity proxy stops calling after outages in a row, and gives no answer', async () => {
  status = 503
  for (let outage = 1; outage <= BREAKER_OUTAGES; outage += 1)
    expect((await send())?.status, `outage ${outage}`).toBe(503)
  expect(await send()).toBeUndefined()
  expect(server.requests).toHaveLength(BREAKER_OUTAGES)
  expect(getDependencyState('identity')).toMatchObject({ circuit: 'open', lastOutcome: { kind: 'http' } })
})

test('a refusal of the identity provider is an answer of the proxy and opens no breaker', async () => {
  status = 401
  for (let call = 0; call <= BREAKER_OUTAGES; call += 1) expect((await send())?.status).toBe(401)
  expect(getDependencyState('identity').circuit).toBe('closed')
})
