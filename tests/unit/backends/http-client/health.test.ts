import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET as getDependencies } from '@/app/api/health/deps/route'
import { GET as getLive } from '@/app/api/health/live/route'
import { GET as getReady } from '@/app/api/health/ready/route'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { setFrontDoorHooks } from '@/lib/process/front-door-hooks'
import { forgetProcessState } from '../../../support/process-state'
import { SETTINGS_THAT_WORK } from '../../config/good-settings'
import { openFaultServer } from './fault-server'

beforeEach(() => {
  forgetProcessState('circuit-breakers')
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
})
afterEach(() => {
  forgetProcessState('front-door')
  vi.unstubAllEnvs()
})

test('a process is live whatever its settings', () => {
  vi.stubEnv('SESSION_SECRET', '')
  expect(getLive().status).toBe(200)
})

const readiness = async (): Promise<unknown> => {
  const answer = await getReady()
  return [answer.status, await answer.json()]
}

test('a process is ready with good settings until it is instructed to stop', async () => {
  expect(await readiness()).toEqual([200, { status: 'ready', degraded: [] }])
  setFrontDoorHooks({ purge: () => undefined, isDraining: () => true, styleHashes: [] })
  expect(await readiness()).toEqual([503, { status: 'not-ready', reason: 'stopping' }])
})

test('a process with faulty settings is not ready', async () => {
  vi.stubEnv('SESSION_SECRET', 'short')
  expect(await readiness()).toEqual([503, { status: 'not-ready', reason: 'settings' }])
})

const askedFrom = (address: string): NextRequest =>
  new NextRequest('http://localhost/api/health/deps', { headers: { 'x-client-address': address } })

test('the state of back ends is shown in our own networks only', async () => {
  for (const address of ['10.0.0.7', '::1', 'fd12:3456::1'])
    expect((await getDependencies(askedFrom(address))).status, address).toBe(200)
  for (const address of ['203.0.113.7', '2001:db8::7', 'unknown'])
    expect((await getDependencies(askedFrom(address))).status, address).toBe(404)
})

test('back ends are shown by name and latest outcome, never by address', async () => {
  const server = await openFaultServer(response => response.writeHead(500).end())
  await callBackend({ dependency: 'content', operation: 'x', method: 'GET', url: server.url, expect: 'none' })
  await server.close()
  const text = await (await getDependencies(askedFrom('127.0.0.1'))).text()
  expect(JSON.parse(text)).toMatchObject({
    dependencies: {
      content: { circuit: 'closed', latest: { kind: 'http' } },
      commerce: { circuit: 'closed', latest: null },
    },
    sharedState: { place: 'memory' },
  })
  expect(text).not.toMatch(/127\.0\.0\.1|localhost|http:/)
})
