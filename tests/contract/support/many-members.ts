import type { DatabaseSync } from 'node:sqlite'

/** Adds people to an organization: ids `many-00` on, names "Zoe Member 00" on. */
export function addMembers(database: DatabaseSync, organization: string, count: number): void {
  const customer = database.prepare(`
    INSERT INTO commerce_customers (customer_id, iam_id, uid, email, first_name, last_name, marketing_consent, created_at)
      VALUES (?, ?, ?, ?, 'Zoe', ?, 0, 0)`)
  const link = database.prepare(`
    INSERT INTO commerce_associations (organization_uid, customer_id, status, administrator, is_default, since)
      VALUES (?, ?, 'ASSOCIATED', 0, 1, 0)`)
  for (let index = 0; index < count; index += 1) {
    const number = String(index).padStart(2, '0')
    const id = `many-${number}`
    customer.run(id, `iam-${id}`, id, `${id}@example.com`, `Member ${number}`)
    link.run(organization, id)
  }
}
