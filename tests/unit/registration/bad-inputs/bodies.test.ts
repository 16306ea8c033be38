import { describe, expect, it } from 'vitest'
import { DEFAULT_BODY_BYTES } from '@/lib/config/body-limits'
import { USER } from '../back-ends'
import { BROWSER, post } from '../requests'
import { serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const STEPS = ['register', 'personal-info', 'contact-address', 'organisation'] as const

const deep = (open: string, close: string) => `${open.repeat(100)}1${close.repeat(100)}`

/** A body of exactly that many bytes. */
const ofBytes = (bytes: number): string => {
  const empty = JSON.stringify({ typed: '' })
  return JSON.stringify({ typed: 'x'.repeat(bytes - empty.length) })
}

const MALFORMED: readonly (readonly [name: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ['a list', '[]'],
  ['a list of forms', '[{"firstName":"Zoë"}]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a number', '7'],
  ['nothing', ''],
  ['a number for a text', '{"firstName":7,"phone":7,"street":7,"name":7}'],
  ['null for a text', '{"firstName":null,"phone":null}'],
  ['a list for a text', '{"customerAccountNumber":["1234"],"phone":["1"]}'],
  ['an operator for a text', '{"firstName":{"$gt":""},"phone":{"$ne":null}}'],
  ['1 for a tick', '{"termsAccepted":1}'],
  ['a list for a tick', '{"termsAccepted":[true]}'],
  ['a name twice', '{"email":"a@b.co","email":"c@d.co"}'],
  ['a name twice, once escaped', '{"email":"a@b.co","\\u0065mail":"c@d.co"}'],
  ['objects 100 deep', deep('{"a":', '}')],
  ['lists 100 deep', deep('[', ']')],
  ['half an object', '{"phone":"1'],
  ['two objects', '{}{}'],
  ['no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['an overlong encoding', new Uint8Array([0x22, 0xc0, 0x80, 0x22])],
]

const FORMS: readonly (readonly [name: string, body: string])[] = [
  ['a field twice', 'email=a%40b.co&email=c%40d.co'],
  ['an escape that is none', 'email=%zz'],
  ['an escape that is no UTF-8', 'email=%ff%fe'],
]

const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  '',
]

describe.each(STEPS)('what is sent to %s', step => {
  const cookies = { browser: BROWSER, ...(step !== 'register' && { user: USER }) }

  const statusOf = async (raw: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    (await post({ step, raw, cookies, headers: { 'content-type': type } })).status

  const nothingWasAsked = () => expect(backEnds().sent).toEqual([])

  it.each(MALFORMED)('is refused when it is %s', async (_, body) => {
    expect(await statusOf(body)).toBe(400)
    nothingWasAsked()
  })

  it.each(FORMS)('is refused as a form when it is %s', async (_, body) => {
    expect(await statusOf(body, 'application/x-www-form-urlencoded')).toBe(400)
    nothingWasAsked()
  })

  it.each(TYPES)('is refused as %j', async type => {
    expect(await statusOf('{}', type)).toBe(415)
    nothingWasAsked()
  })

  it('may have 64 KB and not one byte more', async () => {
    expect(await statusOf(ofBytes(DEFAULT_BODY_BYTES))).not.toBe(413)
    backEnds().reset()
    expect(await statusOf(ofBytes(DEFAULT_BODY_BYTES + 1))).toBe(413)
    nothingWasAsked()
  })

  it('is refused from another site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await post({ step, json: {}, cookies, headers })).status).toBe(403)
    nothingWasAsked()
  })
})
