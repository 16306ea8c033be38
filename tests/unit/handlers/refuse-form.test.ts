import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { loadNotifications } from '@/lib/notifications/load.server'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)

const ORIGIN = 'http://localhost:3000'
const PAGE = '/en-us/store/cart'
const { malformed, tooLarge, fileTooLarge } = getMessages('en-us').errors.forms

const URLENCODED = 'application/x-www-form-urlencoded'

/** Bodies that no handler reads, with what the page says about each. */
const BODIES: readonly (readonly [name: string, type: string, body: string, status: number, told: string])[] =
  [
    ['a form that is too large', URLENCODED, `a=${'b'.repeat(70_000)}`, 413, tooLarge],
    ['a file that is too large', 'multipart/form-data; boundary=x', 'b'.repeat(70_000), 413, fileTooLarge],
    ['too many fields', URLENCODED, 'a=&'.repeat(2_001), 413, malformed],
    ['parts without an end', 'multipart/form-data; boundary=x', '--x\r\n', 400, malformed],
    ['bytes that are no text', URLENCODED, 'a=%ff', 400, malformed],
    ['a type that no form has', 'text/plain', 'a=b', 415, malformed],
  ]

type Sent = { type: string; body: string; headers?: Record<string, string> }

/** Opens a write of a form, which fails; the response. */
async function refuse({ type, body, headers = {} }: Sent, fallbackPage?: () => string): Promise<Response> {
  const { openWrite } = await import('@/lib/handlers/write-request.server')
  const request = new NextRequest(`${ORIGIN}/api/devices?locale=en-us`, {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: ORIGIN, 'content-type': type, ...headers },
    body,
  })
  const write = await openWrite(request, { multipart: true }, fallbackPage)
  if (write.ok) throw new Error('the form was read')
  return write.error
}

const BROWSER = { accept: 'text/html', referer: `${ORIGIN}${PAGE}?form=aB-1` }

async function toldBy(response: Response) {
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', ORIGIN)
  const told = await loadNotifications(searchParams.get('notifications'), 'en-us')
  return { pathname, form: searchParams.get('form'), told: told.map(({ message }) => message) }
}

describe.each(BODIES)('%s', (_name, type, body, status, text) => {
  it('leads a browser back to the page, with what it has stored, and says why', async () => {
    const response = await refuse({ type, body, headers: BROWSER })
    expect(response.status).toBe(303)
    expect(await toldBy(response)).toEqual({ pathname: PAGE, form: 'aB-1', told: [text] })
  })

  it('is a problem with a status for a script', async () => {
    const response = await refuse({ type, body, headers: { ...BROWSER, accept: 'application/json' } })
    expect(response.status).toBe(status)
  })
})

describe('a browser that names no page of ours', () => {
  const sent = { type: 'text/plain', body: 'a' }

  it.each([undefined, 'https://evil.test/en-us/store', `${ORIGIN}//evil.test/`])(
    'is led to the page that every user has: %s',
    async referer => {
      const headers = { accept: 'text/html', ...(referer !== undefined && { referer }) }
      const response = await refuse({ ...sent, headers }, () => '/en-us/store')
      expect(await toldBy(response)).toMatchObject({ pathname: '/en-us/store', told: [malformed] })
    },
  )

  it('gets the problem where there is no such page', async () => {
    expect((await refuse({ ...sent, headers: { accept: 'text/html' } })).status).toBe(415)
  })
})
