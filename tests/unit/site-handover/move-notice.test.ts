import { describe, expect, it } from 'vitest'
import { type CookieMap, withCookieChanges } from '@/lib/cookies/cookie-change'
import {
  clearMoveNotice,
  handOverMoveNotice,
  leaveMoveNotice,
  readMoveNotice,
} from '@/lib/site-handover/move-notice.server'
import { serveBackEnds } from '../registration/store'

serveBackEnds()

const cookiesWith = (notice: string): CookieMap => {
  const { name } = leaveMoveNotice('address')
  return new Map([[name, notice]])
}

/** The notice that a page sees of a request with these cookies. */
function seenOf(cookies: CookieMap, headers = new Headers()) {
  handOverMoveNotice(cookies, headers)
  return readMoveNotice(headers)
}

describe('the word about a move', () => {
  it.each(['address', 'registration'] as const)(
    '%s reaches the page from the cookie it was left in',
    notice => {
      expect(seenOf(withCookieChanges(new Map(), [leaveMoveNotice(notice)]))).toBe(notice)
    },
  )

  it.each(['', 'choice', 'Address', '<b>'])('is none of ours: %j', notice => {
    expect(seenOf(cookiesWith(notice))).toBeUndefined()
  })

  it('takes the place of what a browser put into the header', () => {
    const planted = () => new Headers({ 'x-move-notice': 'address' })
    expect(seenOf(new Map(), planted())).toBeUndefined()
    expect(seenOf(cookiesWith('registration'), planted())).toBe('registration')
  })

  it('is taken away where there is one', () => {
    const cookies = cookiesWith('address')
    expect(withCookieChanges(cookies, clearMoveNotice(cookies))).toEqual(new Map())
    expect(clearMoveNotice(new Map())).toEqual([])
  })
})
