import type { DatabaseSync } from 'node:sqlite'

/** When an organisation was merged into another one, and how many of each moved there. */
export type Merge = { mergedAt: number; moved: { addresses: number; orders: number; users: number } }

export const findMerge = (database: DatabaseSync, organizationUid: string): Merge | undefined => {
  const row = database
    .prepare(
      'SELECT merged_at, addresses, orders, users FROM commerce_organization_merges WHERE organization_uid = ?',
    )
    .get(organizationUid)
  return (
    row && {
      mergedAt: Number(row.merged_at),
      moved: { addresses: Number(row.addresses), orders: Number(row.orders), users: Number(row.users) },
    }
  )
}

export const insertMerge = (
  database: DatabaseSync,
  organizationUid: string,
  { mergedAt, moved: { addresses, orders, users } }: Merge,
): void => {
  database
    .prepare('INSERT INTO commerce_organization_merges VALUES (?, ?, ?, ?, ?)')
    .run(organizationUid, mergedAt, addresses, orders, users)
}
