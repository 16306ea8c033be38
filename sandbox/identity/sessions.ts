import type { Provider, Session } from 'oidc-provider'
import type { SessionInfo } from '../../lib/contract/identity.ts'
import type { Clock } from '../clock.ts'
import { SESSION_SECONDS } from './provider.ts'

export type Sessions = {
  /** Opens a session for an account; answers its id, the value of the cookie. */
  open(accountId: string): Promise<string>
  find(id: string | undefined): Promise<Session | undefined>
  describe(session: Session): SessionInfo
}

/** Sessions of the identity provider, shared by the trees and the OpenID endpoints. */
export const createSessions = (
  provider: Provider,
  realm: { name: string; nameOf: (accountId: string) => string | undefined },
  clock: Clock,
): Sessions => ({
  open: async accountId => {
    const session = new provider.Session()
    session.loginAccount({ accountId, amr: ['pwd'] })
    await session.save(SESSION_SECONDS)
    return session.jti
  },
  find: async id => {
    const session = id === undefined ? undefined : await provider.Session.find(id)
    return session?.accountId === undefined ? undefined : session
  },
  describe: session => {
    const endsAt = new Date(session.exp * 1000).toISOString()
    return {
      username: realm.nameOf(session.accountId ?? '') ?? '',
      universalId: `id=${session.accountId},ou=user,o=pearson,ou=services,ou=am-config`,
      realm: realm.name,
      latestAccessTime: new Date(clock.now()).toISOString(),
      maxIdleExpirationTime: endsAt,
      maxSessionExpirationTime: endsAt,
      properties: { AMCtxId: session.uid },
    }
  },
})
