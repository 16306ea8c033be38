import 'server-only'
import { endSessionOfRealm } from '@/lib/backends/identity/end-identity-session.server'
import { logger } from '@/lib/log/logger'
import type { SupportRecord } from '@/lib/session/support-record'
import { agentClient } from './agent-client.server'
import { revokeAccessToken } from './token-calls.server'

/**
 * Revokes the token of support staff whose session has ended, and ends their session at the identity
 * provider. Never fails.
 */
export async function revokeAgentSession({ agent, accessToken, tokenId }: SupportRecord): Promise<void> {
  const client = agentClient()
  if (client === undefined) return
  const [revoked, ended] = await Promise.all([
    revokeAccessToken(accessToken, client),
    tokenId === undefined ? undefined : endSessionOfRealm(client.realm, tokenId),
  ])
  const reason = revoked.ok ? ended : revoked.error.reason
  if (reason !== undefined) logger.warn({ reason }, 'Error during logout:')
  logger.info({ agent: agent.id }, 'support staff signed out')
}
