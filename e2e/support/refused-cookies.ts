import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { E2E_PORTS } from '../ports'

/**
 * A proxy in front of the store that makes a browser store no cookies of one site, as browser settings can
 * do.
 */
export async function refusingCookiesOf(origin: string): Promise<{ server: string; close: () => void }> {
  const { host: refused } = new URL(origin)
  const proxy = http.createServer((request, response) => {
    const { method, headers } = request
    const { host, pathname, search } = new URL(request.url ?? '')
    const asked = http.request(
      { host: '127.0.0.1', port: E2E_PORTS.store, path: `${pathname}${search}`, method, headers },
      answer => {
        const { 'set-cookie': _, ...withoutCookies } = answer.headers
        response.writeHead(answer.statusCode ?? 502, host === refused ? withoutCookies : answer.headers)
        answer.pipe(response)
      },
    )
    asked.once('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const close = () => {
    proxy.closeAllConnections()
    proxy.close()
  }
  return { server: `http://127.0.0.1:${port}`, close }
}
