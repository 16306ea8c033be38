import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { addressInputSchema } from '../../../lib/contract/commerce/address.ts'
import { PAYMENT_TYPES } from '../../../lib/contract/commerce/payment/payment-type.ts'
import { tokenSchema } from '../../../lib/contract/payment.ts'
import { prepared } from '../../db/prepared.ts'

/** What checkout has settled, as it is stored. */
export const checkoutSchema = z.object({
  /** The organization for which is ordered, null for the person's own account; absent until chosen. */
  organizationUid: z.string().nullable().optional(),
  /** A colleague by customer number, or somebody invited by email. */
  qualifiedUser: z.union([z.object({ customerId: z.string() }), z.object({ email: z.string() })]).optional(),
  delivery: z.object({ id: z.string(), body: addressInputSchema }).optional(),
  billing: addressInputSchema.optional(),
  deliveryMode: z.string().optional(),
  shipComplete: z.boolean().optional(),
  receivingHours: z.string().optional(),
  inventoryAccount: z
    .union([z.object({ accountNumber: z.string() }), z.object({ createNew: z.literal(true) })])
    .optional(),
  paymentType: z.enum(PAYMENT_TYPES).optional(),
  purchaseOrderNumber: z.string().optional(),
  purchaseOrderToFollow: z.boolean().optional(),
  /** The buyer knows that another order has the number, and uses it again. */
  purchaseOrderReused: z.boolean().optional(),
  documentId: z.string().optional(),
  /** A card of the customer's list, or one of this cart only. */
  cardId: z.string().optional(),
  card: z
    .object({
      id: z.string(),
      token: tokenSchema.omit({ kind: true, customer: true }),
      billingAddress: addressInputSchema,
    })
    .optional(),
  vatNumber: z.string().optional(),
  vouchers: z.array(z.string()).optional(),
})

/** What checkout has settled of a cart: codes and inputs, from which the answer is made at every read. */
export type Checkout = z.infer<typeof checkoutSchema>

/** What checkout has settled of a cart; empty before it begins. */
export const readCheckout = (database: DatabaseSync, cart: number): Checkout => {
  const row = prepared(database, 'SELECT body FROM commerce_checkouts WHERE cart = ?').get(cart)
  return row === undefined ? {} : checkoutSchema.parse(JSON.parse(String(row.body)))
}

/** Members with the value undefined are removed, others replaced. */
export const changeCheckout = (database: DatabaseSync, cart: number, changes: Members): void => {
  replaceCheckout(database, cart, { ...readCheckout(database, cart), ...changes })
}

type Members = { [Member in keyof Checkout]: Checkout[Member] | undefined }

/** Settles these members and no others. */
export const replaceCheckout = (database: DatabaseSync, cart: number, members: Members): void => {
  const body = JSON.stringify(members)
  database.prepare('INSERT OR REPLACE INTO commerce_checkouts VALUES (?, ?)').run(cart, body)
}
