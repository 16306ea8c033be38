import 'server-only'
import { randomBytes } from 'node:crypto'
import { getSettings } from '@/lib/config/env.server'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { cookieName } from '@/lib/cookies/cookie-names'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { type DraftOwner, lastUserOf, rememberUser } from '@/lib/steps/draft-owner.server'

/**
 * Ties what an anonymous visitor typed to their browser; a random name without content, unreadable to
 * scripts. Whoever could plant one from a neighbouring host would read what is typed later.
 */
export const draftCookie = (): string => cookieName('draft', getSettings().COOKIE_SECURE)

const WELL_FORMED = /^[\w-]{22}$/

export const readDraftCookie = (cookies: CookieMap): string | undefined => {
  const value = cookies.get(draftCookie())
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined
}

/**
 * Names the browser before it sends its first step, so that what is typed can be kept for it; every step
 * prolongs the name.
 */
export const nameBrowser = (cookies: CookieMap): CookieChange => ({
  name: draftCookie(),
  value: readDraftCookie(cookies) ?? randomBytes(16).toString('base64url'),
  options: sealedCookieOptions(DRAFT_SECONDS),
})

/**
 * Owner of the drafts of a request by its user's id, or undefined where a visitor's browser keeps no cookies.
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
 * Who was signed in here before the session ended. Only they find what was typed then, once they have signed
 * in again: the next person at the same browser does not.
 */
export async function formerOwnerOf(cookies: CookieMap): Promise<{ user: string } | undefined> {
  const browser = readDraftCookie(cookies)
  const user = browser === undefined ? undefined : await lastUserOf(browser)
  return user === undefined ? undefined : { user }
}
