import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addressOf } from '@/e2e/support/addresses'
import { factsBefore, storedAddress } from '@/e2e/support/facts'
import { accountOf, type KnownPerson, newPerson } from '@/e2e/support/people'
import type { Locale } from '@/lib/site/sites'
import { DATABASE_FILE } from '@/sandbox/db/database'
import type { Random } from './random'
import type { Stage } from './stage'

/**
 * An administrator and a member of an organization, and an agent of customer support. `extras` are people who
 * do nothing: a colleague, one who wants to administer it, and applicants. `inviting` is another
 * organization, which has invited everybody.
 */
export type Cast = {
  organization: Organization
  inviting: string
  people: readonly Actor[]
  extras: readonly string[]
  agent: Agent
}

/** An agent of customer support with the secret of their authenticator app. */
export type Agent = { username: string; totpSecret: string }

type Organization = { uid: string; number: string }

/** A user; every text that only they may read contains `mark`. */
export type Actor = {
  person: KnownPerson
  mark: string
  organization: Organization
  /** Token of the invitation to the other organization. */
  invitation: string
  /** Customer number of a colleague, whom an administrator may remove, or hand the administration to. */
  colleague: string
}

/** An organization in whose image others are made. */
const MODEL = 'org-lindenrow'

const ADD_ORGANIZATION = `INSERT INTO commerce_organizations
  (uid, name, name_key, account_number, industry, sector, qualification_level, status, association_policy,
    credit_suspended, created_at)
  SELECT ?, ?, ?, ?, industry, sector, qualification_level, status, 'APPROVAL', 0, created_at
    FROM commerce_organizations WHERE uid = '${MODEL}'`

const ADD_CARD = `INSERT INTO commerce_payment_details
  SELECT ?, customer_id, ?, ?, 'visa', '4242', '04', '2039', ?, ?, 1, ?, 0, NULL
    FROM commerce_customers WHERE iam_id = ?`

/** How many people of the organization do nothing. */
const EXTRAS = 5

/** Makes a cast by calls of the control service, and beside it what no call makes. */
export async function createCast(stage: Stage, locale: Locale, random: Random): Promise<Cast> {
  const name = random.word(12)
  const organization = { uid: `org-${name}`, number: `${7_000_000 + Math.floor(random.next() * 999_999)}` }
  const inviting = `org-${random.word(12)}`
  const database = new DatabaseSync(join(stage.dataFolder, DATABASE_FILE), { timeout: 20_000 })
  try {
    database.prepare(ADD_ORGANIZATION).run(organization.uid, name, name, organization.number)
    database.prepare(ADD_ORGANIZATION).run(inviting, inviting, inviting, `6${organization.number.slice(1)}`)
    const extras: string[] = []
    for (let count = 0; count < EXTRAS; count += 1)
      extras.push((await createMember(stage, locale, { uid: organization.uid, administrator: false })).id)
    const colleague = numberOf(database, extras[0] ?? '')
    const people: Actor[] = []
    for (const administrator of [true, false]) {
      const mark = random.word(10)
      const person = await createMember(stage, locale, { uid: organization.uid, administrator })
      addCards(database, { id: person.id, mark, locale })
      people.push({ person, mark, organization, invitation: random.word(24), colleague })
    }
    return { organization, inviting, people, extras, agent: await createAgent(stage, random) }
  } finally {
    database.close()
  }
}

async function createMember(
  stage: Stage,
  locale: Locale,
  organization: { uid: string; administrator: boolean },
): Promise<KnownPerson> {
  const person = newPerson()
  const account = accountOf(person, {
    ...factsBefore('organisation', locale),
    registrationStatus: 'REGISTERED',
    marketing: false,
    organization,
  })
  await create(stage, 'users', account)
  return { ...person, id: account.id }
}

async function createAgent(stage: Stage, random: Random): Promise<Agent> {
  const username = `agent.${random.word(10)}`
  const totpSecret = Array.from({ length: 32 }, () =>
    random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567']),
  ).join('')
  const agent = { username, totpSecret, id: `agent-${username}`, name: 'Vera Castell', roles: ['asagent'] }
  await create(stage, 'identity/agents', agent)
  return { username, totpSecret }
}

/** The customer number of a user. */
export const numberOf = (database: DatabaseSync, user: string): string =>
  String(database.prepare('SELECT customer_id AS id FROM commerce_customers WHERE iam_id = ?').get(user)?.id)

async function create(stage: Stage, path: string, what: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${stage.sandbox('control')}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(what),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

/** Three cards, the first of which is the default. */
function addCards(
  database: DatabaseSync,
  { id, mark, locale }: { id: string; mark: string; locale: Locale },
): void {
  const address = JSON.stringify(storedAddress(addressOf(locale)))
  for (const card of ['1', '2', '3']) {
    const names = [`card-${mark}-${card}`, `token-${mark}-${card}`, `print-${mark}-${card}`, mark]
    database.prepare(ADD_CARD).run(...names, address, card === '1' ? 1 : 0, id)
  }
}
