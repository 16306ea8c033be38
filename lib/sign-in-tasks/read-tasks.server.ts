import 'server-only'
import { fetchUser } from '@/lib/commerce/users.server'
import type { CookieMap } from '@/lib/session/cookie-change'
import type { Session } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'
import { openTasks, type SignInTask } from './open-tasks'
import { readPostponed } from './postponed.server'

/** Questions are worth no longer wait than this. */
const PATIENCE_MS = 2_000

export type TaskReader = {
  session: Extract<Session, { state: 'signedIn' }>
  locale: Locale
  /** Those of the request, with what the answer changes. */
  cookies: CookieMap
}

/**
 * The open tasks of a person. An outage of commerce asks nothing: it must not stand between a person and their page. Undefined
 * where commerce refuses the token, which is the end of the session (spec §4).
 */
export async function readOpenTasks({
  session,
  locale,
  cookies,
}: TaskReader): Promise<readonly SignInTask[] | undefined> {
  const { user, accessToken, sid } = session
  const record = await fetchUser({ locale, user: { id: user.id, accessToken } }, PATIENCE_MS)
  if (!record.ok) return record.error.status === 401 ? undefined : []
  const { registrationStatus, phoneNumber, consents } = record.value
  return openTasks({
    isRegistered: registrationStatus === 'REGISTERED',
    email: user.email,
    hasPhone: phoneNumber !== undefined,
    hasChosenMessages: consents !== undefined,
    postponed: await readPostponed(cookies, sid),
  })
}
