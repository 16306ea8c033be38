import { randomInt } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { E2E_PORTS } from '../ports'

export type RawAnswer = {
  status: number
  headers: IncomingHttpHeaders
  /** Values of a header as sent, one entry per line. */
  all: (name: string) => readonly string[]
  body: string
}

type RawRequest = {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

const octet = (): number => randomInt(1, 255)

/** A network address that no other test uses. */
export const freshAddress = (): string => `10.${octet()}.${octet()}.${octet()}`

/**
 * Sends exactly this request to the store: without following redirects, without storing cookies, with any
 * host and header.
 */
export function sendRaw(
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const own = { 'x-forwarded-for': freshAddress(), ...headers }
    const options = { host: '127.0.0.1', port: E2E_PORTS.store, path, method, agent: false } as const
    const outgoing = request(
      { ...options, headers: { host: `localhost:${E2E_PORTS.store}`, ...own } },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.once('error', reject)
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            all: name => incoming.headersDistinct[name] ?? [],
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
