import type { SandboxContext } from '../context.ts'
import { createClients } from './clients.ts'
import { ISSUER_PATH } from './paths.ts'
import type { Realm } from './provider.ts'
import type { UserDirectory } from './user-directory.ts'

/** The realm of the store's customers (spec §7). */
export const createCustomerRealm = ({ settings }: SandboxContext, users: UserDirectory): Realm => ({
  issuerPath: ISSUER_PATH,
  records: '',
  clients: createClients(settings),
  accessTokenSeconds: settings.accessTokenSeconds,
  findClaims: id => {
    const user = users.find(id)
    return (
      user && {
        sub: user.id,
        pearsonUID: user.id,
        given_name: user.givenName,
        family_name: user.familyName,
        name: `${user.givenName} ${user.familyName}`,
        preferred_username: user.username,
        ...(user.email === '' ? {} : { email: user.email }),
      }
    )
  },
})
