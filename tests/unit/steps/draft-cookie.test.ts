import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOwnerOf, formerOwnerOf, nameBrowser, readDraftCookie } from '@/lib/steps/draft-cookie.server'
import { setSharedState } from '../../support/process-state'

const BROWSER = 'AZaz09-_AZaz09-_AZaz09'
const OTHER = 'BZaz09-_AZaz09-_AZaz09'

const settings = vi.hoisted(() => ({ COOKIE_SECURE: false }))

vi.mock('@/lib/config/env.server', () => ({ getSettings: () => settings }))

const cookies = (value: string) => new Map([['store.draft', value]])

beforeEach(() => {
  settings.COOKIE_SECURE = false
  setSharedState()
})

describe('the name of a browser', () => {
  it('is read as the middleware makes it', () => {
    expect(readDraftCookie(cookies(BROWSER))).toBe(BROWSER)
  })

  it.each([
    '',
    BROWSER.slice(1),
    `${BROWSER}A`,
    `${BROWSER.slice(1)}/`,
    `${BROWSER.slice(1)}é`,
    `${BROWSER}\n`,
  ])('is nothing else: %j', value => {
    expect(readDraftCookie(cookies(value))).toBeUndefined()
  })

  it('cannot be planted by a neighbouring host behind TLS', () => {
    settings.COOKIE_SECURE = true
    expect(readDraftCookie(cookies(BROWSER))).toBeUndefined()
    const { name, value, options } = nameBrowser(cookies(BROWSER))
    expect(name).toBe('__Host-store.draft')
    expect(value).not.toBe(BROWSER)
    expect(options).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'lax' })
    expect(readDraftCookie(new Map([[name, BROWSER]]))).toBe(BROWSER)
  })
})

describe('the owner of a draft', () => {
  it.each([
    ['a user, on every device', 'ada', new Map(), { user: 'ada' }],
    ['a user, whatever the browser', 'ada', cookies(BROWSER), { user: 'ada' }],
    ['the browser of a visitor', undefined, cookies(BROWSER), { visitor: BROWSER }],
    ['no one without cookies', undefined, new Map(), undefined],
  ])('is %s', async (_, user, sent, owner) => {
    expect(await draftOwnerOf(user, sent)).toEqual(owner)
  })

  it('after the end of a session is who was signed in at this browser last', async () => {
    await draftOwnerOf('ada', cookies(BROWSER))
    expect(await formerOwnerOf(cookies(BROWSER))).toEqual({ user: 'ada' })
    await draftOwnerOf('bob', cookies(BROWSER))
    expect(await formerOwnerOf(cookies(BROWSER))).toEqual({ user: 'bob' })
    expect(await formerOwnerOf(cookies(OTHER))).toBeUndefined()
    expect(await formerOwnerOf(new Map())).toBeUndefined()
  })
})
