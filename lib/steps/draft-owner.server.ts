import 'server-only'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { sharedState } from '@/lib/state/shared-state.server'

/**
 * Owner of a draft: that of a user is available on all their devices, that of a visitor only in the browser.
 */
export type DraftOwner = { user: string } | { visitor: string }

const lastUserKey = (browser: string): string => `last-user/${browser}`

/**
 * Remembers the user of a wizard in a browser, so that input submitted after the end of their session is
 * stored for them.
 */
export const rememberUser = (browser: string, user: string): Promise<void> =>
  sharedState().set(lastUserKey(browser), user, DRAFT_SECONDS)

export const lastUserOf = (browser: string): Promise<string | undefined> =>
  sharedState().get(lastUserKey(browser))
