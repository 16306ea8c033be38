import http, { type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { FrontDoorOptions } from '@/lib/config/front-door-options'
import { recordKey, sealRecord } from '@/lib/crypto/sealed-record'
import type { BodySettings } from '@/lib/front-door/body/body-settings'
import { createFrontDoor, type FrontDoor } from '@/lib/front-door/front-door'
import { oneAtATime } from '@/lib/front-door/refuse/one-at-a-time'
import { SERVER_LIMITS } from '@/lib/front-door/refuse/server-limits'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'

/** Secret of the session cookies of a site. */
const SESSION_SECRET = 'a secret of the front door’s tests'

const OPTIONS: FrontDoorOptions = {
  hostRules: DEFAULT_HOST_RULES,
  trustProxy: false,
  sessionSecret: SESSION_SECRET,
  cookieSecure: false,
  connectOrigins: [],
  tagOrigins: [],
  contentUrl: 'https://site.example.com',
  requestDeadlineMs: 9_500,
  shutdownDelayMs: 0,
  pagesPerMinute: 1_000,
  admissionWaitMs: 3_000,
  pageCacheMs: 10_000,
}

export type Site = {
  port: number
  frontDoor: FrontDoor
  /** How many requests have come to the front door. */
  received: () => number
  close: () => Promise<void>
}

/** A server on a port of its own whose listener stands behind a front door. */
export async function openSite(
  listener: RequestListener,
  options: Partial<FrontDoorOptions> = {},
  { staticFolder, bodies }: { staticFolder?: string; bodies?: BodySettings } = {},
): Promise<Site> {
  const frontDoor = createFrontDoor({ ...OPTIONS, ...options }, staticFolder, bodies)
  const server = http.createServer(SERVER_LIMITS, oneAtATime(frontDoor.wrap(listener)))
  let count = 0
  server.prependListener('request', () => {
    count += 1
  })
  // The framework listens for upgrades, which is what makes Node.js take them out of the ordinary way.
  server.on('upgrade', (_request, socket) => socket.destroy())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, frontDoor, received: () => count, close }
}

/** A session cookie of a site of the tests, valid for an hour after `from` (epoch milliseconds). */
export const sessionCookie = (from = Date.now(), secret = SESSION_SECRET): string => {
  const exp = Math.floor(from / 1000) + 3_600
  return `Cookie: store.session=${sealRecord(recordKey(secret, 'session'), JSON.stringify({ exp }))}`
}

/** Sends bytes as they are and gives everything that comes back until the server ends the connection. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
    socket.write(bytes)
  })
}

/** A complete request with the given lines; `Connection: close` makes the answer end. */
export const request = (line: string, headers: readonly string[] = ['Host: localhost'], body = ''): string =>
  [line, ...headers, 'Connection: close', '', body].join('\r\n')

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

export function headersOf(answer: string, name: string): readonly string[] {
  const [head = ''] = answer.split('\r\n\r\n', 1)
  return head
    .split('\r\n')
    .filter(line => line.toLowerCase().startsWith(`${name}:`))
    .map(line => line.slice(name.length + 1).trim())
}

export const bodyOf = (answer: string): string => answer.split('\r\n\r\n').slice(1).join('\r\n\r\n')
