import 'server-only'
import type { CookieMap } from '@/lib/session/cookie-change'
import type { DraftOwner } from './drafts.server'
import type { Visitor } from './visitor.server'

/** Ties what an anonymous visitor typed to their browser; a random name without content, unreadable to scripts. */
export const DRAFT_COOKIE = 'store.draft'

export const DRAFT_COOKIE_LIFE_SECONDS = 24 * 60 * 60

const WELL_FORMED = /^[\w-]{22}$/

export const readDraftCookie = (cookies: CookieMap): string | undefined => {
  const value = cookies.get(DRAFT_COOKIE)
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined
}

/** Owner of the drafts of a request, or undefined where a visitor's browser keeps no cookies. */
export function draftOwnerOf(visitor: Visitor, cookies: CookieMap): DraftOwner | undefined {
  if (visitor.kind === 'customer') return { user: visitor.context.user.id }
  const browser = readDraftCookie(cookies)
  return browser === undefined ? undefined : { visitor: browser }
}
