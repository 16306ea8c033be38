import type { DatabaseSync } from 'node:sqlite'
import type { Mail } from '../../context.ts'
import type { Commerce } from '../commerce.ts'
import { digitalMail, shippedMail } from '../mails/order-mails.ts'
import { orderRecipient } from './order-recipient.ts'
import type { StoredOrder } from './order-row.ts'
import { toOrder } from './to-order.ts'

type Telling = Pick<Commerce, 'database' | 'mail'>

/** Marks orders that were there from the beginning: nobody is told what has happened to them. */
export const SILENT_EVENT = 'silent'

/** Notes an event of an order as told, which nobody is told of. */
export const keepSilent = (database: DatabaseSync, code: number, event: string, now: number): void => {
  database.prepare('INSERT INTO commerce_order_mails VALUES (?, ?, ?)').run(code, event, now)
}

/**
 * Sends a mail about an order, unless its customer was told of the event before. `isLate`: the event cannot
 * have been there from the beginning.
 */
export function tellOnce(
  { database, mail }: Telling,
  code: number,
  { event, now, isLate = false }: { event: string; now: number; isLate?: boolean },
  compose: () => Mail | undefined,
): void {
  const { changes } = database
    .prepare(
      `INSERT INTO commerce_order_mails SELECT ?1, ?2, ?3
       WHERE NOT EXISTS (SELECT 1 FROM commerce_order_mails WHERE order_code = ?1 AND event IN (?2, ?4))`,
    )
    .run(code, event, now, isLate ? event : SILENT_EVENT)
  const letter = changes > 0 ? compose() : undefined
  if (letter !== undefined) mail.send(letter)
}

/** Tells the customer what the clock has made of an order: parcels that have left, digital items. */
export function tellProgress(commerce: Telling, stored: StoredOrder, now: number): void {
  const order = toOrder(stored, now)
  const recipient = orderRecipient(commerce.database, stored)
  for (const [index, parcel] of order.consignments.entries()) {
    if (parcel.trackingID === undefined) continue
    const number = index + 1
    tellOnce(commerce, stored.code, { event: `shipped:${number}`, now }, () =>
      shippedMail(recipient, order, parcel, number),
    )
  }
  const digital = order.digitalDelivery?.status
  if (digital === 'ACTIVATION' || digital === 'CREDITED')
    tellOnce(commerce, stored.code, { event: digital, now }, () => digitalMail(recipient, order))
}
