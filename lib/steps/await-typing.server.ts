import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { KEEPING_COOKIE } from '@/lib/cookies/cookie-names'

/** Longer no page is held up: what has not come by then was lost on its way. */
const PATIENCE_MS = 3_000
const LOOK_AGAIN_MS = 25

/**
 * Waits for what was typed on this page and sent while it was left. A reload may overtake it, and would show
 * the form as it was before.
 * @param read the draft as it is stored now
 */
export async function awaitTyping(
  read: () => Promise<{ keptAs?: string } | undefined>,
  cookies: CookieMap,
): Promise<void> {
  const awaited = cookies.get(KEEPING_COOKIE)
  if (awaited === undefined) return
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    if ((await read())?.keptAs === awaited) return
    await sleep(LOOK_AGAIN_MS)
  }
}
