import { randomUUID } from 'node:crypto'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { PEOPLE, PEOPLE_PASSWORD } from '@/sandbox/seed/people'

/** The data that a user needs for an account and to sign in. */
export type Person = {
  firstName: string
  lastName: string
  email: string
  username: string
  password: string
}

/** A user that no other test and no earlier run has used. */
export function newPerson(overrides: Partial<Person> = {}): Person {
  const email = `noor.${randomUUID().slice(0, 13)}@example.org`
  const named = { firstName: 'Noor', lastName: 'Vandermeer', password: 'Kestrel.7Lantern' }
  return { ...named, email, username: email, ...overrides }
}

/** A user with an account whose progress the test defines. */
export type KnownPerson = Person & { id: string }

/** The account of a user with the progress of these facts, in the format of the sandbox's control service. */
export function accountOf(
  { firstName: givenName, lastName: familyName, username, email, password }: Person,
  facts: SeedFacts,
) {
  const id = `uid-${randomUUID()}`
  return { id, username, givenName, familyName, email, password, facts: { commerce: facts } }
}

export type PersonaId = (typeof PERSONAS)[number]

const PERSONAS = ['ada', 'ben', 'carla', 'dina', 'edith', 'finn', 'gina', 'hugo', 'iris'] as const

/** One of the seeded demo users of every sandbox. Tests that change users create their own instead. */
export function persona(id: PersonaId): Person {
  const seeded = PEOPLE.find(person => person.id === `uid-${id}`)
  if (seeded === undefined) throw new Error(`the sandbox has no ${id}`)
  const { givenName, familyName, email, username } = seeded
  return { firstName: givenName, lastName: familyName, email, username, password: PEOPLE_PASSWORD }
}
