import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { AUTOSAVE_COOKIE } from '@/lib/cookies/cookie-names'

/** The maximum delay of a page; an autosave that has not arrived by then is lost. */
const TIMEOUT_MS = 3_000
const LOOK_AGAIN_MS = 25

/**
 * Waits for the autosave that this page sent while it was being left. A reload may overtake it and would show
 * the earlier input.
 * @param read the draft as it is stored now
 */
export async function awaitAutosave(
  read: () => Promise<{ keptAs?: string } | undefined>,
  cookies: CookieMap,
): Promise<void> {
  const awaited = cookies.get(AUTOSAVE_COOKIE)
  if (awaited === undefined) return
  for (let waited = 0; waited < TIMEOUT_MS; waited += LOOK_AGAIN_MS) {
    if ((await read())?.keptAs === awaited) return
    await sleep(LOOK_AGAIN_MS)
  }
}
