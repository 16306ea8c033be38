import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { pointStoreAt } from '../store/sign-in/sign-in-harness.ts'

type Gated = Parameters<typeof pointStoreAt>[0]

/** Method and path of a call below the site. */
export type GatedCall = { method: string; path: string }

/** Proxy between the store and commerce: every call waits until `before` has inspected the state. */
export function gateCommerce() {
  let close = async () => {}
  afterEach(() => close())
  return async (sandbox: Gated, before: (call: GatedCall) => Promise<void>): Promise<void> => {
    const server = http.createServer(async (request, response) => {
      const target = new URL(request.url ?? '/', sandbox.urls.commerce)
      const method = request.method ?? 'GET'
      await before({ method, path: target.pathname.replace(/^\/occ\/v2\/[^/]+\//, '') })
      const { host: _host, ...headers } = request.headers
      const outgoing = http.request(target, { method, headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      request.pipe(outgoing)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    close = async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      close = async () => {}
    }
    pointStoreAt(sandbox, { COMMERCE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  }
}
