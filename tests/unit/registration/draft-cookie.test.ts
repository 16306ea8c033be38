import { afterEach, describe, expect, it } from 'vitest'
import {
  DRAFT_COOKIE,
  draftOwnerOf,
  formerOwnerOf,
  readDraftCookie,
} from '@/lib/registration/draft-cookie.server'

const BROWSER = 'AZaz09-_AZaz09-_AZaz09'
const OTHER = 'BZaz09-_AZaz09-_AZaz09'

const cookies = (value: string) => new Map([[DRAFT_COOKIE, value]])

afterEach(() => {
  globalThis.storeRegistrationDrafts = undefined
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
})

describe('the owner of a draft', () => {
  it.each([
    ['a user, on every device', 'ada', new Map(), { user: 'ada' }],
    ['a user, whatever the browser', 'ada', cookies(BROWSER), { user: 'ada' }],
    ['the browser of a visitor', undefined, cookies(BROWSER), { visitor: BROWSER }],
    ['nobody without cookies', undefined, new Map(), undefined],
  ])('is %s', (_, user, sent, owner) => {
    expect(draftOwnerOf(user, sent)).toEqual(owner)
  })

  it('after the end of a session is who was signed in at this browser last', () => {
    draftOwnerOf('ada', cookies(BROWSER))
    expect(formerOwnerOf(cookies(BROWSER))).toEqual({ user: 'ada' })
    draftOwnerOf('bob', cookies(BROWSER))
    expect(formerOwnerOf(cookies(BROWSER))).toEqual({ user: 'bob' })
    expect(formerOwnerOf(cookies(OTHER))).toBeUndefined()
    expect(formerOwnerOf(new Map())).toBeUndefined()
  })
})
