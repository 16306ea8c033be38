import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { forgetProcessState } from '../../../support/process-state'
import { type FaultServer, json, openFaultServer } from './fault-server'

let server: FaultServer
beforeEach(() => {
  forgetProcessState('circuit-breakers')
})
afterEach(() => server.close())

const save = async (script: (response: ServerResponse) => unknown) => {
  server = await openFaultServer(script)
  const call = { dependency: 'commerce', operation: 'save', method: 'PATCH', expect: 'none' } as const
  return callBackend({ ...call, url: server.url })
}

test.each<[string, (response: ServerResponse) => unknown]>([
  ['no content', r => r.writeHead(204).end()],
  ['an empty body', r => r.writeHead(200).end()],
  ['a document no one asked for', json({ id: 1 })],
])('%s is success where nothing is expected', async (_name, script) => {
  expect(await save(script)).toEqual({ ok: true, value: undefined })
})

test.each<[string, (response: ServerResponse) => unknown, string]>([
  ['a page', r => r.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in'), 'content-type'],
  [
    'half a document',
    r => r.writeHead(200, { 'content-type': 'application/json' }).end('{"id":'),
    'not-json',
  ],
  ['a word', r => r.writeHead(200, { 'content-type': 'text/plain' }).end('OK'), 'content-type'],
])('%s is not taken for success: no one knows what has answered', async (_name, script, code) => {
  expect(await save(script)).toMatchObject({ ok: false, error: { kind: 'contract', code } })
})
