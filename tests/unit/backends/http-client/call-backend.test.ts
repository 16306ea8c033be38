import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { callBackend, callBackendForAnswer } from '@/lib/backends/http-client/call-backend.server'
import { parseOccErrors } from '@/lib/backends/http-client/occ-errors'
import { BREAKER_OUTAGES } from '@/lib/config/call-limits'
import { runInRequest } from '@/lib/request/request-context'
import { forgetProcessState } from '../../../support/process-state'
import { type FaultServer, json, openFaultServer } from './fault-server'

const schema = z.object({ name: z.string() })
const BASE = { dependency: 'commerce', operation: 'fetchName', method: 'GET', schema } as const

let server: FaultServer
const open = async (...scripts: Parameters<typeof openFaultServer>): Promise<void> => {
  server = await openFaultServer(...scripts)
}
const reset = (_response: ServerResponse, request: IncomingMessage): unknown => request.socket.destroy()
const status = (code: number, headers: Record<string, string> = {}) => json({}, code, headers)
const good = json({ name: 'Ada' })

beforeEach(() => {
  forgetProcessState('circuit-breakers')
})
afterEach(() => server.close())

const read = (extra: Record<string, unknown> = {}) =>
  callBackend({ ...BASE, url: `${server.url}/names/1?key=s`, ...extra })

test('a good answer is its parsed value, with nothing the schema does not name', async () => {
  await open(json({ name: 'Ada', extra: 1 }))
  expect(await read()).toEqual({ ok: true, value: { name: 'Ada' } })
})

test('a refused connection is a network problem', async () => {
  await open(good)
  await server.close()
  expect(await read()).toMatchObject({ ok: false, error: { kind: 'network', code: 'ECONNREFUSED' } })
})

test('a retry that is never sent leaves it open whether the first try took effect', async () => {
  await open((response, request) => {
    void server.close()
    reset(response, request)
  })
  expect(await read()).toMatchObject({ error: { kind: 'network', code: 'ECONNRESET' } })
})

test('a write that may have taken effect stays so when its retry meets an outage', async () => {
  await open(reset, status(503))
  const result = await read({ method: 'POST', retry: 'read', body: {} })
  expect(result).toMatchObject({ error: { kind: 'network', code: 'ECONNRESET' } })
})

test('silence ends at the deadline', async () => {
  await open(() => undefined)
  expect(await read({ deadlineMs: 40 })).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  expect(server.requests).toHaveLength(1)
})

test('an answer that trickles ends at the same deadline', async () => {
  await open(response => response.writeHead(200, { 'content-type': 'application/json' }).write('{"name":'))
  expect(await read({ deadlineMs: 40 })).toMatchObject({ ok: false, error: { kind: 'timeout' } })
})

test('a caller that gives up is no outage of the back end', async () => {
  await open(() => undefined)
  const caller = new AbortController()
  const result = read({ signal: caller.signal })
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  caller.abort()
  expect(await result).toMatchObject({ ok: false, error: { kind: 'network', code: 'aborted' } })
  expect(server.requests).toHaveLength(1)
})

test.each<[string, Parameters<typeof openFaultServer>[0], string]>([
  ['garbage', r => r.writeHead(200, { 'content-type': 'application/json' }).end('{nope'), 'not-json'],
  ['an HTML page', r => r.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in'), 'content-type'],
  ['no content type', r => r.writeHead(200).end('{}'), 'content-type'],
  ['a wrong shape', json({ name: 7 }), 'schema'],
  [
    'bytes that are not UTF-8',
    r => r.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0xff])),
    'not-utf8',
  ],
  ['a compressed body', json({ name: 'Ada' }, 200, { 'content-encoding': 'gzip' }), 'content-encoding'],
  ['no content', r => r.writeHead(204).end(), 'content-type'],
  ['bytes that are not HTTP', (_r, request) => request.socket.end('220 smtp ready\r\n'), 'not-http'],
])('%s is off contract and not asked for again', async (_name, script, code) => {
  await open(script)
  expect(await read()).toMatchObject({ ok: false, error: { kind: 'contract', code } })
  expect(server.requests).toHaveLength(1)
})

test('a schema problem names the place and not the value', async () => {
  await open(json({ name: { secret: 'x' } }))
  const result = await read()
  expect(result).toMatchObject({
    error: { details: [{ type: 'SchemaMismatch', subject: 'name', reason: 'invalid_type' }] },
  })
  expect(JSON.stringify(result)).not.toContain('secret')
})

test('an answer over the cap is cut off, announced or not', async () => {
  await open(json({ name: 'a'.repeat(2_000) }), r => {
    r.writeHead(200, { 'content-type': 'application/json' })
    r.write(`{"name":"${'a'.repeat(2_000)}`)
  })
  expect(await read({ maxBytes: 1_000 })).toMatchObject({ error: { kind: 'contract', code: 'too-large' } })
  expect(await read({ maxBytes: 1_000 })).toMatchObject({ error: { kind: 'contract', code: 'too-large' } })
})

test.each([
  ['a reset', reset],
  [
    'an answer cut short',
    (r: ServerResponse) => r.writeHead(200, { 'content-length': '50' }).write('{', () => r.destroy()),
  ],
  ['502', status(502)],
  ['503', status(503)],
  ['504', status(504)],
])('a read survives %s by one silent repetition', async (_name, script) => {
  await open(script, good)
  expect(await read()).toEqual({ ok: true, value: { name: 'Ada' } })
  expect(server.requests).toHaveLength(2)
})

test('a read is repeated once and no more', async () => {
  await open(status(503))
  expect(await read()).toMatchObject({ error: { kind: 'http', status: 503 } })
  expect(server.requests).toHaveLength(2)
})

test.each([
  ['a reset', reset],
  ['503', status(503)],
])('a write is not repeated after %s', async (_name, script) => {
  await open(script, good)
  expect(await read({ method: 'POST', body: { a: 1 } })).toMatchObject({ ok: false })
  expect(server.requests).toHaveLength(1)
})

test('a write with an idempotency key may ask for the repetition', async () => {
  await open(reset, good)
  expect(await read({ method: 'POST', body: {}, retry: 'read' })).toMatchObject({ ok: true })
  expect(server.requests).toHaveLength(2)
})

test.each([500, 404, 429])('%i is not repeated', async code => {
  await open(status(code))
  expect(await read()).toMatchObject({ error: { kind: 'http', status: code } })
  expect(server.requests).toHaveLength(1)
})

test('a time to wait is reported and obeyed: no repetition before it', async () => {
  await open(status(503, { 'retry-after': '7' }))
  expect(await read()).toMatchObject({ error: { status: 503, retryAfterSeconds: 7 } })
  expect(server.requests).toHaveLength(1)
})

test('a redirect is never followed', async () => {
  await open(status(302, { location: 'http://evil.test/' }))
  expect(await read()).toMatchObject({ error: { kind: 'http', status: 302 } })
  expect(server.requests).toHaveLength(1)
})

test('a redirect that is the point of the operation is reported', async () => {
  await open(status(302, { location: '/callback?code=1' }), good)
  const call = { ...BASE, url: server.url, expect: 'redirect' } as const
  expect(await callBackend(call)).toEqual({ ok: true, value: { location: '/callback?code=1' } })
  expect(await callBackend(call)).toMatchObject({ error: { kind: 'contract', code: 'no-redirect' } })
})

test("a refusal of the back end carries its own codes, never its developers' sentences", async () => {
  const errors = [{ type: 'ValidationError', reason: 'invalid', subject: 'town', message: 'java.lang.X' }]
  await open(json({ errors }, 400))
  const result = await read({ parseError: parseOccErrors })
  expect(result).toMatchObject({
    error: {
      kind: 'domain',
      status: 400,
      code: 'ValidationError',
      details: [{ type: 'ValidationError', reason: 'invalid', subject: 'town' }],
    },
  })
  expect(JSON.stringify(result)).not.toContain('java')
})

test('a 401 keeps its status with and without readable errors', async () => {
  await open(json({ errors: [{ type: 'InvalidTokenError' }] }, 401), status(401))
  expect(await read({ parseError: parseOccErrors })).toMatchObject({ error: { kind: 'domain', status: 401 } })
  expect(await read({ parseError: parseOccErrors })).toMatchObject({ error: { kind: 'http', status: 401 } })
})

test('text and empty answers are read as such', async () => {
  await open(
    r => r.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>é'),
    r => r.writeHead(204).end(),
  )
  expect(await callBackend({ ...BASE, url: server.url, expect: 'text' })).toEqual({ ok: true, value: '<p>é' })
  expect(await callBackend({ ...BASE, url: server.url, expect: 'none' })).toEqual({
    ok: true,
    value: undefined,
  })
})

test('status, headers and every cookie are there for the few that pass them on', async () => {
  await open((r: ServerResponse) =>
    r
      .writeHead(
        201,
        [
          ['content-type', 'application/json'],
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ].flat(),
      )
      .end('{"name":"x"}'),
  )
  const answer = await callBackendForAnswer({ ...BASE, url: server.url })
  expect(answer).toMatchObject({ ok: true, value: { status: 201, bytes: 12 } })
  expect(answer.ok && answer.value.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('a form, JSON and text are sent as what they are', async () => {
  await open(good)
  await read({ method: 'POST', body: new URLSearchParams({ a: 'ü&' }) })
  await read({ method: 'POST', body: { a: 'ü' } })
  await read({ method: 'POST', body: 'raw', headers: { 'content-type': 'text/plain' } })
  expect(server.requests.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    ['application/x-www-form-urlencoded', 'a=%C3%BC%26'],
    ['application/json', '{"a":"ü"}'],
    ['text/plain', 'raw'],
  ])
})

test('the id of the request being served goes along, and back in the problem', async () => {
  await open(status(404))
  const result = await runInRequest({ requestId: 'request-1' }, () => read())
  expect(server.requests[0]!.headers['x-request-id']).toBe('request-1')
  expect(result).toMatchObject({ error: { requestId: 'request-1', operation: 'fetchName' } })
})

test('a header value that cannot be sent is our fault and does not count as an outage', async () => {
  await open(good)
  for (let call = 0; call <= BREAKER_OUTAGES; call += 1)
    expect(await read({ headers: { 'x-a': 'a\r\nb' } })).toMatchObject({ error: { code: 'unsendable' } })
  expect(await read()).toMatchObject({ ok: true })
})
