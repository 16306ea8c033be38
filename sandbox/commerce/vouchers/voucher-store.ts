import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isoDay } from '../../iso-day.ts'

const rowSchema = z.object({
  code: z.string(),
  kind: z.enum(['PERCENT', 'AMOUNT', 'DELIVERY']),
  value: z.number(),
  names: z
    .string()
    .transform(text =>
      z.object({ en: z.string(), fr: z.string(), nl: z.string(), es: z.string() }).parse(JSON.parse(text)),
    ),
  validUntil: z.string(),
  once: z.number().transform(flag => flag === 1),
})

/** A voucher; its value is a percentage, or an amount in minor units. */
export type StoredVoucher = z.infer<typeof rowSchema>

/** By its code, in any case of letters. */
export const findVoucher = (database: DatabaseSync, code: string): StoredVoucher | undefined => {
  const row = database
    .prepare(
      'SELECT code, kind, value, names, valid_until AS validUntil, once FROM commerce_vouchers WHERE code = ?',
    )
    .get(code.toUpperCase())
  return row === undefined ? undefined : rowSchema.parse(row)
}

/** Stores a voucher. */
export const insertVoucher = (database: DatabaseSync, voucher: StoredVoucher): void => {
  const { code, kind, value, names, validUntil, once } = voucher
  database
    .prepare('INSERT INTO commerce_vouchers VALUES (?, ?, ?, ?, ?, ?)')
    .run(code, kind, value, JSON.stringify(names), validUntil, Number(once))
}

/** Whether the last day of a voucher is over. */
export const hasExpired = ({ validUntil }: StoredVoucher, now: number): boolean => isoDay(now) > validUntil

/** Whether a customer has used it up. */
export const isUsedUp = (
  database: DatabaseSync,
  { code, once }: StoredVoucher,
  customerId: string | undefined,
): boolean =>
  once &&
  customerId !== undefined &&
  database
    .prepare('SELECT 1 FROM commerce_voucher_uses WHERE voucher = ? AND customer_id = ? LIMIT 1')
    .get(code, customerId) !== undefined

/** The vouchers of a cart that still hold. */
export const validVouchers = (
  database: DatabaseSync,
  codes: readonly string[],
  { customerId, now }: { customerId: string | undefined; now: number },
): StoredVoucher[] =>
  codes.flatMap(code => {
    const voucher = findVoucher(database, code)
    const holds =
      voucher !== undefined && !hasExpired(voucher, now) && !isUsedUp(database, voucher, customerId)
    return holds ? [voucher] : []
  })
