import type { DatabaseSync } from 'node:sqlite'
import { listByStatus } from './payment-store.ts'

/**
 * What attempts that are not over yet want of each invoice and credit note: as long as what has become of
 * one cannot be known, nobody pays the same a second time.
 */
export function reservedFor(database: DatabaseSync): ReadonlyMap<string, number> {
  const reserved = new Map<string, number>()
  for (const status of ['PROCESSING', 'CHALLENGE'] as const)
    for (const { lines } of listByStatus(database, status))
      for (const { number, amount } of [...lines.invoices, ...lines.credits])
        reserved.set(number, (reserved.get(number) ?? 0) + amount)
  return reserved
}
