import type { Context } from 'hono'
import type { z } from 'zod'
import type { SandboxContext } from '../context.ts'
import { hashPassword } from '../identity/password-hash.ts'
import { createUserDirectory } from '../identity/user-directory.ts'
import { PEOPLE_PASSWORD } from '../seed/people.ts'
import type { userSchema } from './requests.ts'

/**
 * Makes an account and lets the other services add what they should know of the person; 409 for a taken name.
 */
export const createUser = async (
  c: Context,
  { database, clock, hooks }: SandboxContext,
  { password, facts, id, ...account }: z.infer<typeof userSchema>,
): Promise<Response> => {
  const unknown = Object.keys(facts).filter(name => !hooks.userCreated.has(name))
  if (unknown.length > 0) return c.json({ message: `No service takes facts for ${unknown.join(', ')}` }, 400)
  const user = createUserDirectory(database, clock).create({
    ...account,
    ...(id === undefined ? {} : { id }),
    passwordHash: await hashPassword(password ?? PEOPLE_PASSWORD),
  })
  if (user === undefined) return c.json({ message: 'Id, username or email is taken' }, 409)
  const { username, givenName, familyName, email } = user
  const created = { id: user.id, username, givenName, familyName, email }
  for (const [name, join] of hooks.userCreated) {
    if (name in facts) await join(created, facts[name])
  }
  return c.json(created, 201)
}
