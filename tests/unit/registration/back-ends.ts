import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Sent = {
  call: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

export type Reply =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | 'hang-up'
  | 'silence'

export const USER = 'uid-nora'

const named = (code: string) => ({ code, name: code.toUpperCase() })
const country = (isocode: string) => ({ isocode, name: `Land ${isocode}` })
const region = (isocode: string) => ({
  isocode,
  isocodeShort: isocode.slice(3),
  countryIso: isocode.slice(0, 2),
  name: `Region ${isocode}`,
})
const flag = { value: true, version: 1 }

/**
 * What the back ends answer while nothing is wrong with them, by call. Commerce calls are named without their
 * site.
 */
const DEFAULTS: Readonly<Record<string, Reply>> = {
  'GET countries': {
    body: { countries: ['US', 'CA', 'GB', 'JP', 'SG', 'AU', 'NZ', 'NL', 'ES'].map(country) },
  },
  'GET countries/US/regions': { body: { regions: ['US-NY', 'US-CA'].map(region) } },
  'GET countries/CA/regions': { body: { regions: [region('CA-ON')] } },
  'GET accounts/jobTitles': { body: { jobTitles: ['teacher', 'psychologist'].map(named) } },
  'GET accounts/organizations/industries': {
    body: {
      industries: [
        { ...named('education'), sectors: [named('school')] },
        { ...named('health'), sectors: ['clinic', 'hospital'].map(named) },
      ],
    },
  },
  [`PATCH users/${USER}`]: { status: 204 },
  [`POST users/${USER}/addresses/verification`]: {
    body: { decision: 'ACCEPT', result: 'VERIFIED', suggestedAddresses: [] },
  },
  [`POST users/${USER}/addresses`]: {
    status: 201,
    body: {
      id: 'a1',
      firstName: 'Nora',
      lastName: 'Vale',
      line1: 'x',
      town: 'x',
      country: { isocode: 'US' },
    },
  },
  [`GET users/${USER}/organizations`]: { body: { organizations: [] } },
  'POST personalInfo': { body: { userId: USER } },
  'GET flags': {
    body: { line3: flag, 'address-doctor': flag, 'sso-show-username-field': flag },
  },
}

function nameOfCall(method: string, { pathname }: URL): string {
  const loginService = /^\/api\/assessments\/login\/(.+)$/.exec(pathname)?.[1]
  if (loginService !== undefined) return `${method} ${loginService}`
  if (pathname.startsWith('/sdk/evalx/')) return `${method} flags`
  const commerce = decodeURIComponent(/^\/occ\/v2\/[^/]+\/(.+)$/.exec(pathname)?.[1] ?? pathname)
  return `${method} ${commerce}`
}

const emptyRegions = (call: string): Reply | undefined =>
  /^GET countries\/[^/]+\/regions$/.test(call) ? { body: { regions: [] } } : undefined

/** Commerce, login service and flag service in one listener, with a log of what the first two were sent. */
export async function openBackEnds() {
  const sent: Sent[] = []
  const replies = new Map<string, Reply | ((sent: Sent) => Reply)>()
  const answer = (response: ServerResponse, request: Sent) => {
    const known = replies.get(request.call) ?? DEFAULTS[request.call] ?? emptyRegions(request.call)
    const reply = typeof known === 'function' ? known(request) : (known ?? { status: 404, body: {} })
    if (reply === 'hang-up') return response.destroy()
    if (reply === 'silence') return response
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    return response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body))
  }
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const url = new URL(request.url ?? '/', 'http://back-end')
    const text = Buffer.concat(chunks).toString()
    const entry = {
      call: nameOfCall(request.method ?? '', url),
      query: url.searchParams,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    // Any call may ask for flags or find them kept, so they stand in no one's list.
    if (entry.call !== 'GET flags') sent.push(entry)
    answer(response, entry)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening TCP server has such an address
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    /** Writes that reached a back end, in their order. */
    writes: () => sent.filter(({ call }) => !call.startsWith('GET ')).map(({ call }) => call),
    sentTo: (call: string) => sent.filter(entry => entry.call === call),
    reply: (call: string, reply: Reply | ((sent: Sent) => Reply)) => replies.set(call, reply),
    reset: () => {
      sent.length = 0
      replies.clear()
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type BackEnds = Awaited<ReturnType<typeof openBackEnds>>

/** A refusal in the form of the commerce API. */
export const occRefusal = (status: number, type: string, subject?: string): Reply => ({
  status,
  body: {
    errors: [{ type, message: 'developer text', ...(subject && { subject, subjectType: 'parameter' }) }],
  },
})
