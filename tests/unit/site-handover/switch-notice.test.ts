import { describe, expect, it } from 'vitest'
import { type CookieMap, withCookieChanges } from '@/lib/cookies/cookie-change'
import { moveCookies } from '@/lib/site-handover/site-memory.server'
import {
  clearSwitchNotice,
  handOverSwitch,
  leaveSwitchNotice,
  readHandedOverSwitch,
  readSwitchNotice,
} from '@/lib/site-handover/switch-notice.server'
import { serveBackEnds } from '../registration/store'

serveBackEnds()

const moved = (): CookieMap =>
  withCookieChanges(new Map(), [...moveCookies('ja-jp', 'zh-sg', 'SG'), leaveSwitchNotice('ja-jp')])

/** The move that a personal page sees of a request with these cookies. */
function seenOf(cookies: CookieMap, headers = new Headers()) {
  handOverSwitch(readSwitchNotice(cookies, 'zh-sg'), headers)
  return readHandedOverSwitch(headers)
}

describe('the word about a move to the sibling', () => {
  it('reaches a page rendered for its visitor from the cookies of the move', () => {
    expect(seenOf(moved())).toEqual({ from: 'ja-jp', country: 'SG' })
  })

  it('is shown on the site that the move led to, and nowhere else', () => {
    expect(readSwitchNotice(moved(), 'ja-jp')).toBeUndefined()
    expect(seenOf(new Map([['store.switch_notice', 'ja-jp']]))).toBeUndefined()
  })

  it('takes the place of what a browser put into the header', () => {
    expect(seenOf(new Map(), new Headers({ 'x-switched': 'en-us US' }))).toBeUndefined()
    expect(seenOf(moved(), new Headers({ 'x-switched': 'en-us US' }))).toMatchObject({ from: 'ja-jp' })
  })

  it('is taken away once it is shown', () => {
    const cookies = moved()
    expect(readSwitchNotice(withCookieChanges(cookies, clearSwitchNotice(cookies)), 'zh-sg')).toBeUndefined()
    expect(clearSwitchNotice(new Map())).toEqual([])
  })
})
