import type { DatabaseSync } from 'node:sqlite'
import type { z } from 'zod'
import type { orderLookupInputSchema } from '../../../lib/contract/commerce/order/guest-order.ts'
import { orderRecipient } from '../orders/order-recipient.ts'
import type { StoredOrder } from '../orders/order-row.ts'
import { findAnyOrder } from '../orders/order-store.ts'
import { parseCode } from '../parse-code.ts'

type Wanted = z.infer<typeof orderLookupInputSchema>

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/[\s-]/g, '').toLowerCase()

/**
 * The order with a number, if the email address is that of its customer, or the postal code that of an
 * address of it. A number without an order takes as long: it is compared with the latest one.
 */
export const matchOrder = (
  database: DatabaseSync,
  site: string,
  { orderCode, email, postalCode }: Wanted,
): StoredOrder | undefined => {
  const code = parseCode(orderCode) ?? 0
  const order = findAnyOrder(database, codeOrLatest(database, code))
  if (order === undefined) return undefined
  const { snapshot } = order
  const billing = snapshot.paymentInfo?.billingAddress ?? snapshot.sapBillingAddress
  const postalCodes = [snapshot.deliveryAddress?.postalCode, billing?.postalCode].map(plain)
  const isOwner = plain(email) !== '' && plain(email) === plain(orderRecipient(database, order).email)
  const isAddressed = plain(postalCode) !== '' && postalCodes.includes(plain(postalCode))
  const isMatch = order.code === code && order.site === site && (isOwner || isAddressed)
  return isMatch ? order : undefined
}

/** One query for both, so that neither takes longer. */
const codeOrLatest = (database: DatabaseSync, code: number): number =>
  Number(
    database
      .prepare(
        `SELECT coalesce((SELECT code FROM commerce_orders WHERE code = ?),
           (SELECT MAX(code) FROM commerce_orders), 0) AS code`,
      )
      .get(code)?.code,
  )
