import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'
import { cartModificationSchema } from './cart-modification.ts'

/**
 * What the validation of a cart states about an entry. The first two are those of OCC, the rest our
 * extension. Nothing is changed: no quantity without the customer's consent.
 */
const VALIDATION_STATUSES = [
  'noStock',
  'lowStock',
  'belowMinimum',
  'notMultiple',
  'maxOrderQuantityExceeded',
  'withdrawn',
  'notSold',
  'qualificationRequired',
  'priceChanged',
  'institutionOnly',
] as const

/** `quantity` is in the cart; as `quantity` + `quantityAdded` it could be ordered. */
const cartFindingSchema = cartModificationSchema.extend({
  statusCode: z.enum(VALIDATION_STATUSES),
  /** Of `priceChanged`: the price of one unit at the last validation. */
  previousPrice: priceSchema.optional(),
})

/** Empty if the cart can be ordered as it is. `priceChanged` is stated once and does not stop an order. */
export const cartValidationSchema = z.object({ cartModifications: z.array(cartFindingSchema) })

export type CartFinding = z.infer<typeof cartFindingSchema>
