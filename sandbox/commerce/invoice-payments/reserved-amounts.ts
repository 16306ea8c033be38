import type { DatabaseSync } from 'node:sqlite'
import { listByStatus } from './payment-store.ts'

/**
 * What attempts that are not over yet want of each invoice and credit note: as long as what has become of
 * one cannot be known, nobody pays the same a second time. A 3-D Secure challenge that the payer has left is
 * given up by their next payment, so it reserves nothing from themselves.
 */
export function reservedFor(database: DatabaseSync, payer: string): ReadonlyMap<string, number> {
  const reserved = new Map<string, number>()
  const open = [
    ...listByStatus(database, 'PROCESSING'),
    ...listByStatus(database, 'CHALLENGE').filter(attempt => attempt.payer !== payer),
  ]
  for (const { lines } of open)
    for (const { number, amount } of [...lines.invoices, ...lines.credits])
      reserved.set(number, (reserved.get(number) ?? 0) + amount)
  return reserved
}
