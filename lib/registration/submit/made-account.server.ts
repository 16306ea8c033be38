import 'server-only'
import { signInCounters } from '@/lib/auth/sign-in-limits.server'
import { type SignUpFailure, signInAtIdentity } from '@/lib/backends/identity/identity-session.server'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { consumeAll, revertAll } from '@/lib/rate-limits/attempts.server'
import { failed, type Result } from '@/lib/result/result'

type Sent = { username: string; password: string; address: string }

/**
 * Signs in a user whose sign-up has created the account already: the response was lost, and the same form was
 * submitted again. Username and email must both be taken, and the password must be that of the account;
 * otherwise the sign-up fails as taken. It counts as a sign-in, so it reveals and grants no more than the
 * login form.
 */
export async function enterMadeAccount(
  failure: SignUpFailure,
  { username, password, address }: Sent,
): Promise<Result<CookieChange, SignUpFailure>> {
  if (!isWholeAccount(failure)) return failed(failure)
  const { always, whileWrong } = signInCounters(address, username, undefined)
  const limit = await consumeAll([...always, ...whileWrong])
  if (!limit.allowed) return failed(failure)
  const entered = await signInAtIdentity(username, password)
  if (entered.ok) {
    await revertAll(whileWrong)
    return entered
  }
  if (entered.error.kind !== 'unavailable') return failed(failure)
  // An outage does not show whether the password is wrong.
  await revertAll(whileWrong)
  const { problem } = entered.error
  return failed({ kind: 'unavailable', ...(problem && { problem }) })
}

/** Whether every error is `taken` and both username and email are. */
function isWholeAccount(failure: SignUpFailure): boolean {
  if (failure.kind !== 'refused') return false
  const taken = failure.refusals.filter(({ code }) => code === 'taken').map(({ field }) => field)
  return taken.length === failure.refusals.length && taken.includes('username') && taken.includes('email')
}
