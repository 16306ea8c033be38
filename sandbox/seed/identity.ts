import type { SandboxContext } from '../context.ts'
import { createUserDirectory } from '../identity/user-directory.ts'
import { PEOPLE } from './people.ts'

/** Creates the accounts of the seeded people at the identity provider. */
export const seedIdentity = (
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  passwordHash: string,
): void => {
  const users = createUserDirectory(database, clock)
  for (const { permanentlyLocked = false, shows: _, ...account } of PEOPLE) {
    users.create({ ...account, passwordHash, marketing: false, permanentlyLocked })
  }
}
