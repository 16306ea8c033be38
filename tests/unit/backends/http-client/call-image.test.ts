import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callBackendForAnswer } from '@/lib/backends/http-client/call-backend.server'
import { forgetProcessState } from '../../../support/process-state'
import { type FaultServer, openFaultServer } from './fault-server'

/** Bytes that are no text. */
const PIXELS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00])

let server: FaultServer

beforeEach(() => {
  forgetProcessState('circuit-breakers')
})
afterEach(() => server.close())

async function fetchImage(headers: Record<string, string>, maxBytes = 100) {
  server = await openFaultServer((response: ServerResponse) => response.writeHead(200, headers).end(PIXELS))
  return callBackendForAnswer({
    dependency: 'commerce',
    operation: 'fetchPicture',
    method: 'GET',
    expect: 'image',
    url: `${server.url}/medias/a.png`,
    maxBytes,
  })
}

test.each(['image/png', 'image/svg+xml; charset=utf-8', 'image/webp'])(
  'a picture of type %s comes as it is',
  async type => {
    const answer = await fetchImage({ 'content-type': type })
    expect(answer.ok && Buffer.from(answer.value.value).equals(PIXELS)).toBe(true)
    expect(answer.ok && answer.value.headers.get('content-type')).toBe(type)
  },
)

test.each(['text/html', 'image/x-icon', 'application/json', ''])(
  'what calls itself %j is no picture',
  async type => {
    expect(await fetchImage({ 'content-type': type })).toMatchObject({
      ok: false,
      error: { kind: 'contract', code: 'content-type' },
    })
  },
)

test('a packed or too large picture is refused', async () => {
  expect(await fetchImage({ 'content-type': 'image/png', 'content-encoding': 'gzip' })).toMatchObject({
    error: { kind: 'contract', code: 'content-encoding' },
  })
  await server.close()
  expect(await fetchImage({ 'content-type': 'image/png' }, 3)).toMatchObject({
    error: { kind: 'contract', code: 'too-large' },
  })
})
