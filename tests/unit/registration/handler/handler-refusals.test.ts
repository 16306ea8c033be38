import { describe, expect, it } from 'vitest'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { readDraft } from '@/lib/registration/drafts/drafts.server'
import { USER } from '../back-ends'
import { BROWSER, NAVIGATING, type Posting, post } from '../requests'
import { draftOf, serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const nothingWasAsked = () => expect(backEnds().sent).toEqual([])

async function refusalOf(posting: Posting) {
  const response = await post(posting)
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() }
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('a change that no page of this site asked for', () => {
  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['another scheme', { origin: 'https://localhost:3000' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', { origin: undefined }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin on a foreign site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s, as a form too', async (_, headers) => {
    expect((await post({ json: {}, headers })).status).toBe(403)
    expect((await post({ form: {}, headers })).status).toBe(403)
    nothingWasAsked()
  })

  it('is distinguished from one of our own without an origin', async () => {
    const headers = { origin: undefined, 'sec-fetch-site': 'same-origin' }
    expect((await post({ json: {}, headers })).status).toBe(422)
  })
})

describe('a site that this host does not serve', () => {
  it.each([
    ['another host’s', 'fr-ca', 'shop.example.com'],
    ['no', 'xx-xx', 'shop.example.com'],
    ['an inherited', 'constructor', 'localhost:3000'],
    ['an empty', '', 'localhost:3000'],
  ])('is misdirected with %s locale', async (_, locale, host) => {
    expect(await refusalOf({ json: {}, locale, host })).toMatchObject({
      status: 421,
      body: { code: 'locale-not-served' },
    })
    nothingWasAsked()
  })

  it('leads a plain form to the host’s own site', async () => {
    const response = await post({ form: {}, locale: 'fr-ca', host: 'shop.example.com' })
    expect(response.headers.get('location')).toBe('/en-us/register/personal-info?error=malformed')
  })
})

it.each(['registered', 'nowhere', '__proto__', ''])('there is no step %j to send', async step => {
  expect(await refusalOf({ json: {}, step })).toMatchObject({ status: 404, body: { code: 'unknown-step' } })
  nothingWasAsked()
})

describe('a body that no form of ours sends', () => {
  it.each([
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a text', '"x"', 400],
    ['a number', '7', 400],
    ['numbers for texts', '{"phone":2025550123}', 400],
    ['an object for a text', '{"firstName":{"$gt":""}}', 400],
    ['a list for a tick', '{"termsAccepted":[true]}', 400],
    ['null for a text', '{"phone":null}', 400],
    ['a name twice', '{"phone":"1","phone":"2"}', 400],
    ['depth 100', deep(100), 400],
    ['half of it', '{"phone":"1', 400],
    ['nothing', '', 400],
    ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
    ['more than 64 KB', `{"phone":"${'1'.repeat(65_536)}"}`, 413],
    ['a key that is none', '{"submissionKey":"a\\r\\nx-injected: 1"}', 400],
    ['a key without end', `{"submissionKey":"${'k'.repeat(65)}"}`, 400],
  ])('is refused: %s', async (_, raw, status) => {
    expect(await refusalOf({ raw })).toMatchObject({
      status,
      type: expect.stringContaining('application/problem+json'),
      body: { status, formErrors: [{ code: status === 413 ? 'tooLarge' : 'malformed' }] },
    })
    nothingWasAsked()
    expect(await draftOf('personal-info')).toBeUndefined()
  })

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=latin1',
    '',
  ])('is refused: of type %j', async type => {
    expect((await post({ raw: '{}', headers: { 'content-type': type } })).status).toBe(415)
    nothingWasAsked()
  })

  it.each([
    ['a field twice', 'phone=1&phone=2'],
    ['an escape that is none', 'phone=%zz'],
    ['an escape that is no text', 'phone=%ff%fe'],
  ])('is refused as a form: %s', async (_, raw) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post({ raw, headers })).status).toBe(400)
    nothingWasAsked()
  })

  it('leads a person without script back to the step, which says so', async () => {
    const broken = await post({
      raw: 'phone=%ff',
      headers: { ...NAVIGATING, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(broken.status).toBe(303)
    expect(broken.headers.get('location')).toBe('/en-us/register/personal-info?error=malformed')
    const large = await post({ form: { phone: '1'.repeat(65_536) } })
    expect(large.status).toBe(303)
    expect(large.headers.get('location')).toBe('/en-us/register/personal-info?error=tooLarge')
  })
})

describe('a browser without cookies', () => {
  const cookies = {}

  it('is informed that cookies are needed', async () => {
    expect(await refusalOf({ step: 'register', json: { firstName: 'Zoë' }, cookies })).toMatchObject({
      status: 403,
      body: { code: 'cookies-needed', formErrors: [{ code: 'cookiesNeeded' }] },
    })
    const response = await post({ form: {}, cookies })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/en-us/register?error=cookiesNeeded')
  })

  it.each(['', 'short', `${BROWSER}x`, '../../user/uid-nora/xx'])(
    'is one whose cookie is %j',
    async browser => {
      expect((await post({ step: 'register', json: {}, cookies: { browser } })).status).toBe(403)
    },
  )
})

describe('more than a hundred sendings a minute', () => {
  it('are refused with the time to wait, and what was typed is kept', async () => {
    const cookies = { user: USER, browser: BROWSER }
    for (let sent = 1; sent <= 100; sent += 1) await post({ raw: '{}', cookies, headers: { cookie: '' } })
    const response = await post({ json: { phone: '555' }, cookies })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const told = { code: 'tooManyAttempts', params: { time: expect.stringMatching(/^\d+ seconds?$/) } }
    expect(await response.json()).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      formErrors: [told],
    })
    const plain = await post({ form: { phone: '5550', intent: 'save' }, cookies })
    expect(plain.status).toBe(303)
    expect(plain.headers.get('location')).toBe('/en-us/register/personal-info?error=tooManyRequests')
    const errors = { fieldErrors: [], formErrors: [told] }
    expect(await draftOf('personal-info')).toEqual({ values: { phone: '5550' }, errors })
    expect((await post({ json: {}, headers: { 'x-client-address': '192.0.2.2' } })).status).toBe(422)
  })

  it('keep a form for whom it was made, regardless of who has signed in meanwhile', async () => {
    for (let sent = 1; sent <= 100; sent += 1) await post({ raw: '{}', headers: { cookie: '' } })
    const formOwner = await sealFormOwner('uid-other')
    expect((await post({ json: { phone: '555', formOwner } })).status).toBe(429)
    expect(await readDraft({ user: 'uid-other' }, 'personal-info')).toEqual({ values: { phone: '555' } })
    expect(await draftOf('personal-info')).toBeUndefined()
  })

  it('keep a form for who was signed in here before', async () => {
    await post({ json: { intent: 'keep', phone: '5' } })
    for (let sent = 1; sent <= 100; sent += 1) await post({ raw: '{}', headers: { cookie: '' } })
    expect((await post({ json: { phone: '555' }, cookies: { browser: BROWSER } })).status).toBe(429)
    expect(await readDraft({ visitor: BROWSER }, 'personal-info')).toBeUndefined()
    expect((await draftOf('personal-info'))?.values).toEqual({ phone: '555' })
  })

  it('are not used up by typing that is kept', async () => {
    const cookies = { user: USER, browser: BROWSER }
    for (let typed = 1; typed <= 120; typed += 1)
      await post({ json: { intent: 'keep', phone: '5' }, cookies, headers: { cookie: '' } })
    expect((await post({ json: { phone: '555' }, cookies })).status).toBe(422)
  })
})

describe('visitors of one address without end', () => {
  const browserOf = (visitor: number) => String(visitor).padStart(22, 'v')
  const typeAs = (visitor: number, json: object) =>
    post({ step: 'register', json: { firstName: 'Zoë', ...json }, cookies: { browser: browserOf(visitor) } })
  const keptOf = async (visitor: number) =>
    (await readDraft({ visitor: browserOf(visitor) }, 'register'))?.values

  it('do not fill the memory of all: what new ones type is kept of a hundred', async () => {
    for (let visitor = 1; visitor <= 100; visitor += 1)
      expect((await typeAs(visitor, { intent: 'keep' })).status).toBe(200)
    for (const intent of ['keep', 'save']) expect((await typeAs(101, { intent })).status).toBe(429)
    expect(await keptOf(101)).toBeUndefined()
    expect((await typeAs(1, { intent: 'keep', lastName: 'Ōe' })).status).toBe(200)
    expect(await keptOf(1)).toEqual({ firstName: 'Zoë', lastName: 'Ōe' })
  })

  it('are counted at the sign-up alone, where something is kept of them', async () => {
    for (let visitor = 1; visitor <= 99; visitor += 1) await typeAs(visitor, { intent: 'keep' })
    for (let visitor = 200; visitor <= 210; visitor += 1)
      expect((await post({ json: {}, cookies: { browser: browserOf(visitor) } })).status).toBe(409)
    expect((await typeAs(100, { intent: 'keep' })).status).toBe(200)
  })

  it('gain nothing by going on beyond the limit of sendings', async () => {
    for (let visitor = 1; visitor <= 100; visitor += 1) await typeAs(visitor, { intent: 'keep' })
    for (let sent = 1; sent <= 100; sent += 1) await post({ raw: '{}', headers: { cookie: '' } })
    expect((await typeAs(101, {})).status).toBe(429)
    expect(await keptOf(101)).toBeUndefined()
  })
})
