import { randomUUID } from 'node:crypto'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { PEOPLE, PEOPLE_PASSWORD } from '@/sandbox/seed/people'

/** What somebody needs for an account and to sign in with it. */
export type Person = {
  firstName: string
  lastName: string
  email: string
  username: string
  password: string
}

/** Somebody whom no other test and no earlier run knows. */
export function newPerson(overrides: Partial<Person> = {}): Person {
  const email = `noor.${randomUUID().slice(0, 13)}@example.org`
  const named = { firstName: 'Noor', lastName: 'Vandermeer', password: 'Kestrel.7Lantern' }
  return { ...named, email, username: email, ...overrides }
}

/** A person with an account whose progress the test has stated. */
export type KnownPerson = Person & { id: string }

/**
 * The account of a person who has come as far as the facts say, as the sandbox's control service is asked for
 * it.
 */
export function accountOf(
  { firstName: givenName, lastName: familyName, username, email, password }: Person,
  facts: SeedFacts,
) {
  const id = `uid-${randomUUID()}`
  return { id, username, givenName, familyName, email, password, facts: { commerce: facts } }
}

export type PersonaId = (typeof PERSONAS)[number]

const PERSONAS = ['ada', 'ben', 'carla', 'dina', 'edith', 'finn', 'gina', 'hugo', 'iris'] as const

/** One of the people every sandbox starts with. Tests that change them make people of their own instead. */
export function persona(id: PersonaId): Person {
  const seeded = PEOPLE.find(person => person.id === `uid-${id}`)
  if (seeded === undefined) throw new Error(`the sandbox has no ${id}`)
  const { givenName, familyName, email, username } = seeded
  return { firstName: givenName, lastName: familyName, email, username, password: PEOPLE_PASSWORD }
}
