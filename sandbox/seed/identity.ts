import type { SandboxContext } from '../context.ts'
import { hashPassword } from '../identity/password-hash.ts'
import { createUserDirectory } from '../identity/user-directory.ts'
import { PEOPLE, PEOPLE_PASSWORD } from './people.ts'

/** Creates the accounts of the seeded people at the identity provider. */
export const seedIdentity = async ({ database, clock }: SandboxContext): Promise<void> => {
  const users = createUserDirectory(database, clock)
  // One hash for all: they share the password, and hashing is slow by design.
  const passwordHash = await hashPassword(PEOPLE_PASSWORD)
  for (const person of PEOPLE) {
    users.create({
      ...person,
      passwordHash,
      marketing: false,
      permanentlyLocked: person.permanentlyLocked ?? false,
    })
  }
}
