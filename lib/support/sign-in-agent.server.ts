import 'server-only'
import { z } from 'zod'
import { agentClient } from '@/lib/auth/agent-client.server'
import { runTree } from '@/lib/backends/identity/run-tree.server'
import { EMAIL_MAX_CHARACTERS } from '@/lib/config/limits'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Result } from '@/lib/result/result'
import type { SupportRecord } from '@/lib/session/support-record'
import { requestAgentTokens } from './agent-tokens.server'

const MAX_PASSWORD_CHARACTERS = 1024
const MAX_CODE_CHARACTERS = 12

/** Fields of the sign-in of support staff; a value of another type or length counts as missing. */
export const AGENT_SIGN_IN = z
  .object({
    username: z.string().trim().max(EMAIL_MAX_CHARACTERS).catch(''),
    password: z.string().max(MAX_PASSWORD_CHARACTERS).catch(''),
    code: z.string().trim().max(MAX_CODE_CHARACTERS).catch(''),
  })
  .catch({ username: '', password: '', code: '' })

export type AgentSignIn = z.infer<typeof AGENT_SIGN_IN>

/**
 * Why an agent was not signed in. `refused` is all of an unknown name, a wrong password and a wrong code, so
 * that none of them is revealed; `locked` is told only after the right password.
 */
export type AgentSignInFailure = 'missing' | 'refused' | 'locked' | 'unavailable'

/**
 * Signs an agent in with password and the code of the authenticator app (pages: Support login).
 * @param now epoch milliseconds
 */
export async function signInAgent(
  { username, password, code }: AgentSignIn,
  origin: string,
  now: number,
): Promise<Result<SupportRecord, AgentSignInFailure>> {
  const client = agentClient()
  if (client === undefined) return failed('unavailable')
  if (username === '' || password === '' || code === '') return failed('missing')
  const session = await runTree('AgentLogin', { username, password, code }, undefined, client.realm)
  if (!session.ok) {
    logger.info({ outcome: session.error.kind }, 'sign-in of support staff refused')
    if (session.error.kind === 'unavailable') return failed('unavailable')
    return failed(session.error.kind === 'locked' ? 'locked' : 'refused')
  }
  const tokens = await requestAgentTokens(client, { tokenId: session.value, origin, now })
  if (tokens.ok) return ok(tokens.value)
  logger.warn({ reason: tokens.error.reason }, 'Error verifying and storing tokens:')
  return failed('unavailable')
}
