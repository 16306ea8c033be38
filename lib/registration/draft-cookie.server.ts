import 'server-only'
import type { CookieMap } from '@/lib/session/cookie-change'
import { type DraftOwner, lastUserOf, rememberUser } from './drafts.server'

/** Ties what an anonymous visitor typed to their browser; a random name without content, unreadable to scripts. */
export const DRAFT_COOKIE = 'store.draft'

const WELL_FORMED = /^[\w-]{22}$/

export const readDraftCookie = (cookies: CookieMap): string | undefined => {
  const value = cookies.get(DRAFT_COOKIE)
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined
}

/** Owner of the drafts of a request by its user's id, or undefined where a visitor's browser keeps no cookies. */
export function draftOwnerOf(user: string | undefined, cookies: CookieMap): DraftOwner | undefined {
  const browser = readDraftCookie(cookies)
  if (user === undefined) return browser === undefined ? undefined : { visitor: browser }
  if (browser !== undefined) rememberUser(browser, user)
  return { user }
}

/**
 * Who was signed in here before the session ended. Only they find what was typed then, once they have signed in again:
 * the next person at the same browser does not.
 */
export function formerOwnerOf(cookies: CookieMap): { user: string } | undefined {
  const browser = readDraftCookie(cookies)
  const user = browser === undefined ? undefined : lastUserOf(browser)
  return user === undefined ? undefined : { user }
}
