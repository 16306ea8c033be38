import 'server-only'
import { signInCounters } from '@/lib/auth/sign-in-limits.server'
import { type SignUpFailure, signInAtIdentity } from '@/lib/backends/identity/identity-session.server'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { giveBackAll, takeAll } from '@/lib/rate-limits/attempts.server'
import { failed, type Result } from '@/lib/result/result'

type Sent = { username: string; password: string; address: string }

/**
 * Lets in whoever made the account that a sign-up finds taken: the answer to it was lost, and the same form
 * came again. Name and email must both be taken and the password must be the account's. It is a sign-in and
 * counts as one, so nobody learns or gains more by it than at the login form; to everybody else what was
 * taken stays taken.
 */
export async function enterMadeAccount(
  failure: SignUpFailure,
  { username, password, address }: Sent,
): Promise<Result<CookieChange, SignUpFailure>> {
  if (!isWholeAccount(failure)) return failed(failure)
  const { always, whileWrong } = signInCounters(address, username, undefined)
  const limit = await takeAll([...always, ...whileWrong])
  if (!limit.allowed) return failed(failure)
  const entered = await signInAtIdentity(username, password)
  if (entered.ok) {
    await giveBackAll(whileWrong)
    return entered
  }
  if (entered.error.kind !== 'unavailable') return failed(failure)
  // An outage says nothing about the password.
  await giveBackAll(whileWrong)
  const { problem } = entered.error
  return failed({ kind: 'unavailable', ...(problem && { problem }) })
}

/** Every refusal is that something is taken, and both the name and the email are. */
function isWholeAccount(failure: SignUpFailure): boolean {
  if (failure.kind !== 'refused') return false
  const taken = failure.refusals.filter(({ code }) => code === 'taken').map(({ field }) => field)
  return taken.length === failure.refusals.length && taken.includes('username') && taken.includes('email')
}
