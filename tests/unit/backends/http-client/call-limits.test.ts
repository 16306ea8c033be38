import { afterEach, beforeEach, expect, test } from 'vitest'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { forgetProcessState } from '../../../support/process-state'
import { type FaultServer, openFaultServer } from './fault-server'

const HALF_A_MEGABYTE = 524_288

let server: FaultServer

beforeEach(() => {
  forgetProcessState('circuit-breakers')
})
afterEach(() => server.close())

const ask = async (dependency: 'content' | 'commerce', length: number) => {
  server = await openFaultServer(response =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('a'.repeat(length)),
  )
  return callBackend({ dependency, operation: 'x', method: 'GET', expect: 'text', url: server.url })
}

test('a document of the marketing site may have half a megabyte, as every page holds it', async () => {
  expect(await ask('content', HALF_A_MEGABYTE)).toMatchObject({ ok: true })
})

test('a larger document of the marketing site is refused, though commerce may send as much', async () => {
  expect(await ask('content', HALF_A_MEGABYTE + 1)).toMatchObject({ error: { code: 'too-large' } })
  await server.close()
  expect(await ask('commerce', HALF_A_MEGABYTE + 1)).toMatchObject({ ok: true })
})
