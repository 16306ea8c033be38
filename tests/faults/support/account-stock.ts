import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE_FILE } from '@/sandbox/db/database'
import type { Cast } from './account-cast'
import type { Stage } from './stage'

/** A person of an organization, as the organization has them before a walk. */
type Standing = { user: string; administrator: boolean; isPending?: boolean; asksRole?: boolean }

const FORGET = 'DELETE FROM commerce_associations WHERE organization_uid IN (?, ?)'

const JOIN = `INSERT INTO commerce_associations
    (organization_uid, customer_id, status, administrator, is_default, since, administrator_requested)
  SELECT ?1, customer_id, ?2, ?3,
    NOT EXISTS (SELECT 1 FROM commerce_associations AS others
      WHERE others.customer_id = commerce_customers.customer_id AND others.is_default = 1), 0, ?4
  FROM commerce_customers WHERE iam_id = ?5`

const INVITE = `INSERT INTO commerce_organization_invitations
    (id, organization_uid, email, token, invited_by, sent_at, valid_until)
  SELECT ?1, ?2, ?3, ?4, customer_id, 0, 9999999999999 FROM commerce_customers WHERE iam_id = ?5`

// Users change their email while they walk.
const EMAIL = 'SELECT email FROM identity_users WHERE id = ?'

/** Who belongs to the organization of a cast, and how: two wait to join, one wants to administer it. */
function standingsOf({ people, extras }: Cast): readonly Standing[] {
  const [administrator, ...members] = people
  const [colleague, asking, ...applicants] = extras
  return [
    ...(administrator ? [{ user: administrator.person.id, administrator: true }] : []),
    ...members.map(({ person }) => ({ user: person.id, administrator: false })),
    ...(colleague ? [{ user: colleague, administrator: false }] : []),
    ...(asking ? [{ user: asking, administrator: false, asksRole: true }] : []),
    ...applicants.map(user => ({ user, administrator: false, isPending: true })),
  ]
}

/**
 * Puts the organizations of a cast back to where there is something to decide: requests to approve, an open
 * invitation for everybody, and nobody who has left. Only between walks, while no form is under way.
 */
export function restock({ dataFolder }: Pick<Stage, 'dataFolder'>, cast: Cast): void {
  const { organization, inviting, people, extras } = cast
  const database = new DatabaseSync(join(dataFolder, DATABASE_FILE), { timeout: 20_000 })
  try {
    database.exec('BEGIN IMMEDIATE')
    database.prepare(FORGET).run(organization.uid, inviting)
    for (const { user, administrator, isPending, asksRole } of standingsOf(cast)) {
      const status = isPending === true ? 'PENDING_APPROVAL' : 'ASSOCIATED'
      const flags = [Number(administrator), Number(asksRole === true)] as const
      database.prepare(JOIN).run(organization.uid, status, flags[0], flags[1], user)
    }
    const host = extras[0] ?? ''
    database.prepare(JOIN).run(inviting, 'ASSOCIATED', 1, 0, host)
    database.prepare('DELETE FROM commerce_organization_invitations WHERE organization_uid = ?').run(inviting)
    for (const { person, invitation } of people) {
      const email = String(database.prepare(EMAIL).get(person.id)?.email)
      database.prepare(INVITE).run(`i-${invitation}`, inviting, email, invitation, host)
    }
    // One that can be withdrawn.
    database
      .prepare("DELETE FROM commerce_organization_invitations WHERE id = 'open-' || ?")
      .run(organization.uid)
    const open = [`open-${organization.uid}`, organization.uid, `open@${organization.uid}.example`] as const
    database.prepare(INVITE).run(...open, `open-${organization.uid}-token`, host)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}
