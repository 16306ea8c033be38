import 'server-only'
import { signInCounters } from '@/lib/auth/sign-in-limits.server'
import { formError } from '@/lib/forms/form-errors'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { redirectSeeOther } from '@/lib/handlers/respond.server'
import type { WriteRequest } from '@/lib/handlers/write-request.server'
import { logger } from '@/lib/log/logger'
import { consumeAll, revertAll } from '@/lib/rate-limits/attempts.server'
import { startSupport } from '@/lib/session/support-session.server'
import type { Locale } from '@/lib/site/sites'
import { supportPath } from '@/lib/site/support-paths'
import { endCustomerSession } from './end-customer-session.server'
import { endSupportSession } from './end-support-session.server'
import { AGENT_SIGN_IN, type AgentSignInFailure, signInAgent } from './sign-in-agent.server'

/** As long as a failed sign-in is shown, in seconds. */
const SHOWN_SECONDS = 120

/**
 * Sign-in of support staff, by a plain form. The attempts are limited as those of customers are. The
 * browser loses the session of a customer or of another agent, should it have one.
 * @param address of the network, for the limits
 */
export async function answerAgentSignIn(
  { origin, locale, cookies, body }: WriteRequest,
  address: string,
): Promise<Response> {
  const form = AGENT_SIGN_IN.parse(body)
  const { always, whileWrong } = signInCounters(
    `support/${address}`,
    form.username === '' ? '' : `support/${form.username}`,
    undefined,
  )
  const limit = await consumeAll([...always, ...whileWrong])
  if (!limit.allowed) return refuse(locale, form.username, 'tooMany')
  const now = Date.now()
  const result = await signInAgent(form, origin, now)
  if (result.ok || result.error === 'unavailable') await revertAll(whileWrong)
  if (!result.ok) return refuse(locale, form.username, result.error)
  // Another tab may have an agent, and a customer as whom they act.
  await endSupportSession(cookies, locale)
  const cookie = await startSupport(result.value, now)
  logger.info({ agent: result.value.agent.id }, 'support staff signed in')
  const ended = await endCustomerSession(cookies, { origin, locale }, now)
  return redirectSeeOther(supportPath(locale), [...ended, cookie])
}

/** Back to the form with the name that was typed; a password or code is never kept. */
async function refuse(
  locale: Locale,
  username: string,
  failure: AgentSignInFailure | 'tooMany',
): Promise<Response> {
  const rejected = { fields: { username }, errors: formError(failure) }
  const id = await saveRejectedForm(rejected, undefined, SHOWN_SECONDS)
  return redirectSeeOther(rejectedFormAddress(supportPath(locale), id))
}
