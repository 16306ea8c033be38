import { z } from 'zod'
import { organizationAddressSchema } from './address.ts'

/** An entry of an organization's address book: has an id, but no person's name. */
const unitAddressSchema = organizationAddressSchema.extend({ id: z.string(), line1: z.string() })

export const unitAddressListSchema = z.object({ addresses: z.array(unitAddressSchema) })

export type UnitAddress = z.infer<typeof unitAddressSchema>
