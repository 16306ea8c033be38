import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type IssuedTokens, requestFreshTokens, type TokenFailure } from '@/lib/auth/token-calls.server'
import type { Result } from '@/lib/result/result'
import { SESSION_TOKENS } from '@/lib/session/session-state'
import { runIdempotent } from '@/lib/state/idempotency.server'

/** `ended`: the identity provider no longer knows the session · `unavailable`: it could not be reached */
const REFRESH_OUTCOME = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refreshed'),
    tokens: SESSION_TOKENS.omit({ sid: true, seenAt: true }),
    idToken: z.string().optional(),
  }),
  z.object({ kind: z.literal('ended') }),
  z.object({ kind: z.literal('unavailable') }),
])

export type RefreshOutcome = z.infer<typeof REFRESH_OUTCOME>

/** A late request with the old cookie still gets the new tokens within this time. */
const KEPT_SECONDS = 60

/**
 * Uses a refresh token once across all requests and containers: with rotation, a second use would end the
 * session for all of them. The outcome is kept for a minute, except an outage, so that the next request can
 * try again.
 */
export const refreshOnce = (refreshToken: string): Promise<RefreshOutcome> =>
  runIdempotent(
    {
      key: `refresh/${createHash('sha256').update(refreshToken).digest('base64url')}`,
      schema: REFRESH_OUTCOME,
      isFinal: ({ kind }) => kind !== 'unavailable',
      keptSeconds: KEPT_SECONDS,
    },
    async () => toOutcome(await requestFreshTokens(refreshToken)),
  )

function toOutcome(result: Result<IssuedTokens, TokenFailure>): RefreshOutcome {
  if (result.ok) {
    const { idToken, ...tokens } = result.value
    return { kind: 'refreshed', tokens, idToken }
  }
  const { kind, reason } = result.error
  return { kind: kind === 'refused' && reason === 'invalid_grant' ? 'ended' : 'unavailable' }
}
