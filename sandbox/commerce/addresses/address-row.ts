import { z } from 'zod'
import { type AddressInput, addressInputSchema } from '../../../lib/contract/commerce/address.ts'

/** A stored address of a customer or an organisation. */
export type StoredAddress = { id: string; isDefault: boolean; isBillingDefault: boolean; body: AddressInput }

export const addressRowSchema = z
  .object({ id: z.string(), is_default: z.number(), is_billing_default: z.number(), body: z.string() })
  .transform(row => ({
    id: row.id,
    isDefault: row.is_default === 1,
    isBillingDefault: row.is_billing_default === 1,
    body: addressInputSchema.parse(JSON.parse(row.body)),
  }))

/** Default flags are columns, so the stored JSON leaves them out. */
export const toDocument = ({
  defaultAddress: _delivery,
  defaultBillingAddress: _billing,
  ...body
}: AddressInput): string => JSON.stringify(body)
