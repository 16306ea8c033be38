import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { logger } from '@/lib/log/logger'
import { json, openFaultServer } from './fault-server'

test('a call leaves one line of names and numbers: no address, header, body or answer', async () => {
  const server = await openFaultServer(json({ token: 'ANSWER-MARK' }), json({ errors: ['ANSWER-MARK'] }, 500))
  const spies = [vi.spyOn(logger, 'info'), vi.spyOn(logger, 'warn')]
  const call = {
    dependency: 'login-service',
    operation: 'fetchProfiles',
    reference: 'reference-1',
    method: 'POST',
    url: `${server.url}/identityProfiles?token=QUERY-MARK`,
    headers: { authorization: 'Bearer HEADER-MARK' },
    body: { password: 'BODY-MARK' },
    schema: z.object({ token: z.string() }),
    requestId: 'request-1',
  } as const
  await callBackend(call)
  await callBackend(call)
  await server.close()
  const lines = spies.flatMap(spy => spy.mock.calls.map(([fields]) => fields))
  expect(lines).toMatchObject([
    {
      dependency: 'login-service',
      operation: 'fetchProfiles',
      requestId: 'request-1',
      reference: 'reference-1',
      kind: 'ok',
      status: 200,
      bytes: 23,
    },
    { kind: 'http', status: 500, attempts: 1 },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/MARK|127\.0\.0\.1/)
})
