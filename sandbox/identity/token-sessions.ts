import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Provider, Session } from 'oidc-provider'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { createRecordStore } from './record-store.ts'

/** The session that an ID token was issued in, or undefined where it has ended. */
export type SessionOfToken = (idToken: string) => Promise<Session | undefined>

const ANSWER = z.object({ id_token: z.string() })

const ISSUED = z.object({ sessionUid: z.string() })

const hashOf = (idToken: string): string => createHash('sha256').update(idToken).digest('base64url')

/**
 * Remembers the session of every ID token, by the token's hash: as with the real provider, the token alone
 * tells which session to end.
 * @param lifeSeconds longest life of a session
 */
export function rememberTokenSessions(
  provider: Provider,
  { database, clock }: { database: DatabaseSync; clock: Clock },
  lifeSeconds: number,
): SessionOfToken {
  const issued = createRecordStore(database, clock, 'IssuedIdToken')
  provider.on('grant.success', ({ body, oidc }) => {
    const answer = ANSWER.safeParse(body)
    const source = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken
    if (!answer.success || source?.sessionUid === undefined) return
    // Without the grant: a sign-out withdraws that first, and then comes with the hint.
    issued.upsert(hashOf(answer.data.id_token), { sessionUid: source.sessionUid }, lifeSeconds)
  })
  return async idToken => {
    const known = ISSUED.safeParse(issued.find(hashOf(idToken)))
    return known.success ? provider.Session.findByUid(known.data.sessionUid) : undefined
  }
}
