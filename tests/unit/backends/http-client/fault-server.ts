import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FaultServer = {
  url: string
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  close: () => Promise<void>
}

/** A back end that answers its n-th request with the n-th script, and every later one with the last. */
export async function openFaultServer(
  ...scripts: ((response: ServerResponse, request: IncomingMessage) => unknown)[]
): Promise<FaultServer> {
  const requests: FaultServer['requests'] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += String(chunk)
    })
    request.on('end', () => {
      requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      const script = scripts[Math.min(requests.length, scripts.length) - 1]
      script?.(response, request)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, requests, close }
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse): unknown =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
