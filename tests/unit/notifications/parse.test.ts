import { describe, expect, it } from 'vitest'
import { QUERY_NOTIFICATIONS_MAX_UNITS } from '@/lib/config/limits'
import { withNotification } from '@/lib/notifications/address'
import { MESSAGE_KEYS } from '@/lib/notifications/catalogue'
import { parseNotifications } from '@/lib/notifications/parse'
import { NOTIFICATIONS_PARAMETER } from '@/lib/site/page-parameters'

const json = (value: unknown) => JSON.stringify(value)
const encoded = (value: string) => Buffer.from(value).toString('base64url')
const SAVED = { kind: 'named', message: 'saved', status: 'INFO', onceId: undefined }

describe('a list of ours', () => {
  it('is read as it was written', () => {
    const href = withNotification(
      '/en-us?page=2#top',
      { message: 'saved', status: 'SUCCESS', showOncePerSessionNotificationId: 'form-1' },
      { signed: 'abc.def-_' },
    )
    const { pathname, hash, searchParams } = new URL(href, 'http://store.invalid')
    expect([pathname, hash, searchParams.get('page')]).toEqual(['/en-us', '#top', '2'])
    expect(parseNotifications(searchParams.get(NOTIFICATIONS_PARAMETER))).toEqual({
      faulty: false,
      entries: [
        { kind: 'named', message: 'saved', status: 'SUCCESS', onceId: 'saved.form-1' },
        { kind: 'signed', signed: 'abc.def-_' },
      ],
    })
  })

  it('takes the place of the one that the address had', () => {
    const href = withNotification(withNotification('/nl-nl', { message: 'sent' }), { message: 'saved' })
    const query = new URL(href, 'http://store.invalid').searchParams
    expect(query.getAll(NOTIFICATIONS_PARAMETER)).toHaveLength(1)
    expect(parseNotifications(query.get(NOTIFICATIONS_PARAMETER)).entries).toEqual([SAVED])
  })

  it.each([
    ['plain JSON', json([{ message: 'saved' }])],
    ['base64url', encoded(json([{ message: 'saved' }]))],
    ['base64 with padding', Buffer.from(json([{ message: 'saved' }])).toString('base64')],
    [
      'base64 whose plus became a space',
      btoa(json([{ message: 'saved', x: '>>>~~~' }])).replaceAll('+', ' '),
    ],
  ])('may come as %s', (_name, value) => {
    expect(parseNotifications(value)).toEqual({ entries: [SAVED], faulty: false })
  })

  it.each(MESSAGE_KEYS)('may ask for %s', message => {
    expect(parseNotifications(json([{ message }])).entries).toHaveLength(1)
  })
})

it.each([undefined, null, ''])('an address without a list is no fault: %s', value => {
  expect(parseNotifications(value)).toEqual({ entries: [], faulty: false })
})

describe('what is no list is a fault and shows nothing', () => {
  it.each([
    ['broken base64', '%%%'],
    ['base64 of no text', '_____w'],
    ['base64 of text that is not JSON', encoded('saved')],
    ['cut JSON', '[{"message":"saved"'],
    ['an object', encoded('{"message":"saved"}')],
    ['a string', encoded('"saved"')],
    ['a number', encoded('7')],
    ['null', encoded('null')],
    ['a list that pretends', encoded('{"length":1,"0":{"message":"saved"}}')],
    ['a prototype', encoded('{"__proto__":[{"message":"saved"}]}')],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['10 KB', encoded(json([{ message: 'saved', padding: 'x'.repeat(10_000) }]))],
    ['one unit more than is read', `[${' '.repeat(QUERY_NOTIFICATIONS_MAX_UNITS - 1)}]`],
    ['very deep JSON', '['.repeat(QUERY_NOTIFICATIONS_MAX_UNITS)],
  ])('%s', (_name, value) => {
    expect(parseNotifications(value)).toEqual({ entries: [], faulty: true })
  })
})

describe('what is no entry of ours is dropped', () => {
  it.each<[string, unknown]>([
    ['free text', { message: 'Your account is locked. Call +1 555 0100 to unlock it.' }],
    ['markup', { message: '<img src=x onerror=alert(1)>', isHtml: true }],
    ['a link', { message: '<a href="https://evil.test">Sign in again</a>', isHtml: true }],
    ['a key of every object', { message: 'constructor' }],
    ['the prototype', { message: '__proto__' }],
    ['a key in another spelling', { message: 'Saved' }],
    ['a key with a blank', { message: 'saved ' }],
    ['a longer path to a text', { message: 'messages.saved' }],
    ['a list as key', { message: ['saved'] }],
    ['an object as key', { message: { toString: 'saved' } }],
    ['a number', { message: 1 }],
    ['no message', { status: 'ERROR' }],
    ['null', null],
    ['a word', 'saved'],
    ['a list', [{ message: 'saved' }]],
    ['a seal with other characters', { signed: 'abc<def>' }],
    ['an empty seal', { signed: '' }],
    ['a seal that is no text', { signed: { message: 'saved' } }],
  ])('%s', (_name, entry) => {
    expect(parseNotifications(json([entry, { message: 'saved' }]))).toEqual({
      entries: [SAVED],
      faulty: false,
    })
  })

  it('an inherited message, too', () => {
    expect(parseNotifications('[{"__proto__":{"message":"saved"}}]').entries).toEqual([])
  })
})

it.each(['x', 'success', 'WARNING', '', null, 3, {}, ['ERROR'], '__proto__'])(
  'the unknown status %j is INFO',
  status => {
    expect(parseNotifications(json([{ message: 'saved', status }])).entries).toEqual([SAVED])
  },
)

it('markup and actions of an address mean nothing', () => {
  const entry = { message: 'saved', isHtml: true, onClose: 'alert(1)', href: 'javascript:alert(1)', id: 'a' }
  expect(parseNotifications(json([entry])).entries).toEqual([SAVED])
})

it.each(['a,b', 'a b', '<b>', '', 'x'.repeat(65), 5, null, { id: 'a' }])('the id %j counts as none', id => {
  const entry = { message: 'saved', showOncePerSessionNotificationId: id }
  expect(parseNotifications(json([entry])).entries).toEqual([SAVED])
})

it('of fifty entries no more than three are taken, and those that say nothing do not count', () => {
  const entries = Array.from({ length: 50 }, () => ({ message: 'saved' }))
  expect(parseNotifications(json(entries)).entries).toHaveLength(3)
  const padded = [...Array.from({ length: 50 }, () => ({ message: 'no' })), { message: 'saved' }]
  expect(parseNotifications(json(padded)).entries).toEqual([SAVED])
})
