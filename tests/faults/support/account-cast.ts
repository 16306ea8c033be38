import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addressOf } from '@/e2e/support/addresses'
import { factsBefore, storedAddress } from '@/e2e/support/facts'
import { accountOf, type KnownPerson, newPerson } from '@/e2e/support/people'
import type { Locale } from '@/lib/site/sites'
import type { Random } from './random'
import type { Stage } from './stage'

/** An administrator and a member of an organization that nobody else belongs to. */
export type Cast = { organization: Organization; people: readonly Actor[] }

type Organization = { uid: string; number: string }

/** A user; every text that only they may read contains `mark`. */
export type Actor = { person: KnownPerson; mark: string; organization: Organization }

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

/** Makes a cast by calls of the control service, and what no call makes beside it: organization and cards. */
export async function createCast(stage: Stage, locale: Locale, random: Random): Promise<Cast> {
  const name = random.word(12)
  const organization = { uid: `org-${name}`, number: `${7_000_000 + Math.floor(random.next() * 999_999)}` }
  const database = new DatabaseSync(join(stage.dataFolder, 'sandbox.sqlite'), { timeout: 20_000 })
  try {
    database.prepare(ADD_ORGANIZATION).run(organization.uid, name, name, organization.number)
    const people: Actor[] = []
    for (const administrator of [true, false]) {
      const mark = random.word(10)
      const person = newPerson()
      const account = accountOf(person, {
        ...factsBefore('organisation', locale),
        registrationStatus: 'REGISTERED',
        marketing: false,
        organization: { uid: organization.uid, administrator },
      })
      await create(stage, account)
      addCards(database, { id: account.id, mark, locale })
      people.push({ person: { ...person, id: account.id }, mark, organization })
    }
    return { organization, people }
  } finally {
    database.close()
  }
}

async function create(stage: Stage, account: ReturnType<typeof accountOf>): Promise<void> {
  const body = JSON.stringify(account)
  const answer = await fetch(`${stage.sandbox('control')}/users`, { method: 'POST', body })
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
