import 'server-only'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { sharedState } from '@/lib/state/shared-state.server'

/** Whose draft: a user's follows them to other devices, a visitor's is tied to the browser. */
export type DraftOwner = { user: string } | { visitor: string }

const lastUserKey = (browser: string): string => `last-user/${browser}`

/**
 * Remembers who used a wizard in a browser, so that what they send after their session has ended is kept for
 * them.
 */
export const rememberUser = (browser: string, user: string): Promise<void> =>
  sharedState().set(lastUserKey(browser), user, DRAFT_SECONDS)

export const lastUserOf = (browser: string): Promise<string | undefined> =>
  sharedState().get(lastUserKey(browser))
