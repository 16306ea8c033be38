import 'server-only'
import { randomBytes } from 'node:crypto'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { type DraftOwner, lastUserOf, rememberUser } from '@/lib/steps/draft-owner.server'

const WELL_FORMED = /^[\w-]{22}$/

/**
 * The id that ties an anonymous visitor's drafts to their browser: random, without content, not readable by
 * scripts. If a neighboring host could set it, it could read later input.
 */
export const readDraftCookie = (cookies: CookieMap): string | undefined => {
  const value = readCookie(cookies, 'draft')
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined
}

/**
 * Gives the browser an id before it submits its first step, so that its drafts can be stored; every step
 * extends the cookie.
 */
export const nameBrowser = (cookies: CookieMap): CookieChange =>
  setCookie('draft', readDraftCookie(cookies) ?? randomBytes(16).toString('base64url'))

/**
 * Owner of the drafts of a request, by user id or browser id; undefined if an anonymous visitor's browser
 * keeps no cookies.
 */
export async function draftOwnerOf(
  user: string | undefined,
  cookies: CookieMap,
): Promise<DraftOwner | undefined> {
  const browser = readDraftCookie(cookies)
  if (user === undefined) return browser === undefined ? undefined : { visitor: browser }
  if (browser !== undefined) await rememberUser(browser, user)
  return { user }
}

/**
 * The user who was signed in at this browser before the session ended. Only they get the drafts from then,
 * after signing in again; the next user of the same browser does not.
 */
export async function formerOwnerOf(cookies: CookieMap): Promise<{ user: string } | undefined> {
  const browser = readDraftCookie(cookies)
  const user = browser === undefined ? undefined : await lastUserOf(browser)
  return user === undefined ? undefined : { user }
}
