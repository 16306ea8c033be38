import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'

/** A voucher that takes something off a cart: a percentage, an amount, or the costs of delivery. */
export const voucherSchema = z.object({
  code: z.string(),
  voucherCode: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** Percent, or an amount in the currency of the cart; 0 if only the delivery is free. */
  value: z.number(),
  valueFormatted: z.string(),
  valueString: z.string(),
  freeShipping: z.boolean(),
  /** Absent where the value is a percentage. */
  currency: z.object({ isocode: z.string() }).optional(),
  /** What it takes off this cart. */
  appliedValue: priceSchema,
})

export const voucherListSchema = z.object({ vouchers: z.array(voucherSchema) })

/** Maximum length of the code of a voucher. */
export const VOUCHER_LENGTH = 60

/** Input for applying or removing a voucher. */
export const voucherReferenceSchema = z.object({ voucherId: z.string().trim().min(1).max(VOUCHER_LENGTH) })

export type Voucher = z.infer<typeof voucherSchema>

/** Reasons of a `VoucherOperationError`, as OCC names the first two. */
export const VOUCHER_REASONS = [
  'coupon.invalid.code.provided',
  'coupon.already.redeemed',
  'coupon.expired',
  'coupon.already.exists.cart',
] as const
