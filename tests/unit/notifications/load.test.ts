import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/notifications/route'
import {
  QUERY_NOTIFICATION_MAX_CHARACTERS,
  QUERY_NOTIFICATIONS_MAX_UNITS,
  SIGNED_NOTIFICATION_SECONDS,
} from '@/lib/config/limits'
import { withNotification } from '@/lib/notifications/address'
import { MESSAGE_KEYS } from '@/lib/notifications/catalogue'
import { handOverNotifications, readHandedOver } from '@/lib/notifications/handed-over.server'
import { loadNotifications } from '@/lib/notifications/load.server'
import { type Notification, toStatus } from '@/lib/notifications/notification'
import { mayShow, withNotificationAdded } from '@/lib/notifications/show-plan'
import { signNotification } from '@/lib/notifications/signed.server'
import { NOTIFICATIONS_PARAMETER } from '@/lib/site/page-parameters'
import { LOCALES } from '@/lib/site/sites'

const warned = vi.hoisted(() => vi.fn())
vi.mock('@/lib/log/logger', () => ({ logger: { warn: warned } }))
vi.mock('@/lib/config/env.server', () => ({ getSettings: () => ({ SESSION_SECRET: 's'.repeat(40) }) }))

beforeEach(() => void warned.mockClear())

const listOf = (...list: Parameters<typeof withNotification>[1][]): string =>
  new URL(withNotification('/en-us', ...list), 'http://store.invalid').searchParams.get(
    NOTIFICATIONS_PARAMETER,
  ) ?? ''

const signed = async (notification: Partial<Notification>) =>
  listOf(await signNotification({ message: 'Hello', status: 'INFO', isHtml: false, ...notification }))

describe('messages by key', () => {
  it('come in the words of the site', async () => {
    const value = listOf({ message: 'saved', status: 'SUCCESS', showOncePerSessionNotificationId: 'a' })
    expect(await loadNotifications(value, 'nl-nl')).toEqual([
      {
        message: 'Uw wijzigingen zijn opgeslagen.',
        status: 'SUCCESS',
        isHtml: false,
        showOncePerSessionNotificationId: 'saved.a',
      },
    ])
  })

  it.each(LOCALES)('are all short enough in %s', async locale => {
    for (const message of MESSAGE_KEYS) {
      const [loaded] = await loadNotifications(listOf({ message }), locale)
      expect([...(loaded?.message ?? '')].length).toBeGreaterThan(5)
      expect([...(loaded?.message ?? '')].length).toBeLessThanOrEqual(QUERY_NOTIFICATION_MAX_CHARACTERS)
    }
  })

  it('are shown once each', async () => {
    expect(await loadNotifications(listOf({ message: 'saved' }, { message: 'saved' }), 'en-us')).toHaveLength(
      1,
    )
  })
})

describe('words that our server has signed', () => {
  it('are shown as they are, markup as text', async () => {
    expect(
      await loadNotifications(await signed({ message: 'Order <b>7</b>', status: 'ERROR' }), 'en-us'),
    ).toEqual([{ message: 'Order <b>7</b>', status: 'ERROR', isHtml: false }])
  })

  it.each([
    ['emphasis', 'Order <b>7</b> is <em>late</em>', 'Order <b>7</b> is <em>late</em>'],
    [
      'a link within the site',
      '<a href="/en-us?a=1" onclick="x()">Home</a>',
      '<a href="/en-us?a=1">Home</a>',
    ],
    ['a link elsewhere', '<a href="https://evil.test">Home</a>', '<b>Home</b>'],
    ['a link elsewhere without scheme', '<a href="//evil.test">Home</a>', '<b>Home</b>'],
    ['the same with a backslash', '<a href="/\\evil.test">Home</a>', '<b>Home</b>'],
    ['a script address', '<a href="javascript:alert(1)">Home</a>', '<b>Home</b>'],
    ['a script', 'Hi<script>alert(1)</script>', 'Hi'],
    ['a picture', 'Hi<img src=x onerror=alert(1)>', 'Hi'],
    ['a style', '<b style="position:fixed" class="x" id="main">Hi</b>', '<b>Hi</b>'],
    ['a form', '<form action="/x"><button>Hi</button></form>', 'Hi'],
    ['what is not closed', '<b>Hi', '<b>Hi</b>'],
  ])('may carry markup of the allowlist: %s', async (_name, message, clean) => {
    const [loaded] = await loadNotifications(await signed({ message, isHtml: true }), 'en-us')
    expect(loaded).toMatchObject({ message: clean, isHtml: true })
  })

  it('keep their id apart from those of the catalogue', async () => {
    const [loaded] = await loadNotifications(
      await signed({ showOncePerSessionNotificationId: 'saved.a' }),
      'en-us',
    )
    expect(loaded?.showOncePerSessionNotificationId).toBe('signed.saved.a')
  })

  it('are dropped where they are too long, empty or altered', async () => {
    const longest = 'ä'.repeat(QUERY_NOTIFICATION_MAX_CHARACTERS)
    expect(await loadNotifications(await signed({ message: longest }), 'en-us')).toHaveLength(1)
    expect(await loadNotifications(await signed({ message: `${longest}ä` }), 'en-us')).toEqual([])
    expect(
      await loadNotifications(await signed({ message: '<script>x</script>', isHtml: true }), 'en-us'),
    ).toEqual([])
    const { signed: seal } = await signNotification({ message: 'Hello', status: 'INFO', isHtml: false })
    for (const altered of [`${seal}x`, seal.slice(0, -4), seal.replace(/^.{8}/, 'AAAAAAAA')])
      expect(await loadNotifications(listOf({ signed: altered }), 'en-us')).toEqual([])
  })

  it('are dropped when their time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const value = await signed({})
    vi.setSystemTime(Date.now() + (SIGNED_NOTIFICATION_SECONDS + 20) * 1000)
    expect(await loadNotifications(value, 'en-us')).toEqual([])
    vi.useRealTimers()
  })

  it('fit into an address three times at full length', async () => {
    const notification = { message: 'x'.repeat(200), status: 'PENDING', isHtml: true } as const
    const list = await Promise.all([1, 2, 3].map(() => signNotification(notification)))
    expect(listOf(...list).length).toBeLessThanOrEqual(QUERY_NOTIFICATIONS_MAX_UNITS)
  })
})

describe('what cannot be read', () => {
  it('is logged once, without what came', async () => {
    expect(await loadNotifications('%%%', 'en-us')).toEqual([])
    expect(warned.mock.calls).toEqual([[{ locale: 'en-us' }, 'Error parsing notifications']])
  })

  it('is not logged where it is a list', async () => {
    await loadNotifications(listOf({ message: 'saved' }), 'en-us')
    await loadNotifications('[{"message":"free text"}]', 'en-us')
    expect(warned).not.toHaveBeenCalled()
  })
})

describe('on the way to a personal page', () => {
  const handed = (query: string, sent: Record<string, string> = {}) => {
    const headers = new Headers(sent)
    handOverNotifications(new URLSearchParams(query), headers)
    return readHandedOver(headers)
  }

  it.each([
    ['nothing', '', undefined],
    ['a list', 'notifications=abc', 'abc'],
    ['signs of any script', 'notifications=%E2%9C%93%0D%0Ax', '✓\r\nx'],
    ['the first of two', 'notifications=a&notifications=b', 'a'],
    ['what is too long, as something that is no list', `notifications=${'x'.repeat(5_000)}`, '!'],
  ])('the address hands over %s', (_name, query, expected) => {
    expect(handed(query)).toBe(expected)
  })

  it('a header of the visitor’s own is taken away', () => {
    expect(handed('', { 'x-notifications': 'abc' })).toBeUndefined()
  })
})

describe('the handler for public pages', () => {
  const ask = async (query: string) => {
    const { NextRequest } = await import('next/server')
    return GET(new NextRequest(`http://localhost:3000/api/notifications?${query}`))
  }

  it('answers with what is to be shown, for no one to keep', async () => {
    const answer = await ask(`locale=fr-ca&notifications=${listOf({ message: 'signedOut' })}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toEqual([
      { message: 'Votre session est fermée.', status: 'INFO', isHtml: false },
    ])
  })

  it('refuses a locale that there is not', async () => {
    expect((await ask('locale=xx&notifications=a')).status).toBe(400)
  })
})

describe('whether and where a notification is shown', () => {
  it.each([
    ['without an id', undefined, true],
    ['with a new id', 'c', true],
    ['closed before', 'a', false],
    ['shown in this session', 'b', false],
  ])('%s: %s', (_name, id, expected) => {
    expect(mayShow(id, { closed: ['a'], shown: ['b'] })).toBe(expected)
  })

  it('a result takes the place of what was pending', () => {
    const list = [
      { id: 'a', message: 'Saving' },
      { id: 'b', message: 'Other' },
    ]
    expect(withNotificationAdded(list, { id: 'a', message: 'Saved' })).toEqual([
      { id: 'a', message: 'Saved' },
      { id: 'b', message: 'Other' },
    ])
    expect(withNotificationAdded(list, { id: 'c', message: 'New' })).toHaveLength(3)
  })

  it.each(['SUCCESS', 'ERROR', 'PENDING', 'INFO'])('knows the status %s', status => {
    expect(toStatus(status)).toBe(status)
  })
})
