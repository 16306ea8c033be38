import { beforeEach, expect, test, vi } from 'vitest'
import { rejectCrossSiteWrite } from '@/lib/handlers/write-guard.server'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
})

const write = (origin: string): Request =>
  new Request('http://localhost/api/x', { method: 'POST', headers: { host: 'localhost', origin } })

test('a write of our own page goes on', () => {
  expect(rejectCrossSiteWrite(write('http://localhost'))).toBeUndefined()
})

test('a foreign write is answered with 403 and the request id, without a header for other origins', async () => {
  const response = rejectCrossSiteWrite(write('http://evil.test'))
  expect(response?.status).toBe(403)
  expect(response?.headers.has('access-control-allow-origin')).toBe(false)
  expect(await response?.json()).toMatchObject({ code: 'foreign-origin', requestId: expect.any(String) })
})
