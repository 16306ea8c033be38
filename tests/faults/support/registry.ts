import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { factsBefore } from '@/e2e/support/facts'
import { accountOf, type KnownPerson, newPerson } from '@/e2e/support/people'
import type { Locale } from '@/lib/site/sites'
import type { SignedInStep } from '@/lib/site/steps'
import type { CustomerReport } from '@/sandbox/commerce/control-routes'
import { DATABASE_FILE } from '@/sandbox/db/database'
import type { Stage } from './stage'

/** Creates a user whose open step is this one. */
export async function createPerson(stage: Stage, step: SignedInStep, locale: Locale): Promise<KnownPerson> {
  const person = newPerson()
  const account = accountOf(person, factsBefore(step, locale))
  const answer = await fetch(`${stage.sandbox('control')}/users`, {
    method: 'POST',
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return { ...person, id: account.id }
}

/** The customer record of a user in the commerce engine, or undefined if there is none yet. */
export async function reportOf(stage: Stage, id: string): Promise<CustomerReport | undefined> {
  const answer = await fetch(`${stage.sandbox('control')}/commerce/customers/${id}`)
  if (answer.status === 404) return undefined
  // The control service returns this declared shape.
  return (await answer.json()) as CustomerReport
}

/** Ids of all accounts that the identity provider has for an email address. */
export function accountsOf(stage: Stage, email: string): readonly string[] {
  const database = new DatabaseSync(join(stage.dataFolder, DATABASE_FILE), { readOnly: true })
  try {
    const rows = database
      .prepare('SELECT id FROM identity_users WHERE email_key = ?')
      .all(email.toLowerCase())
    return rows.map(({ id }) => String(id))
  } finally {
    database.close()
  }
}
