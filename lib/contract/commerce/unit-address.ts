import { z } from 'zod'
import { organizationAddressSchema } from './address.ts'

/** An address of an organization's book: without the name of a person, but with an id. */
const unitAddressSchema = organizationAddressSchema.extend({ id: z.string(), line1: z.string() })

export const unitAddressListSchema = z.object({ addresses: z.array(unitAddressSchema) })

export type UnitAddress = z.infer<typeof unitAddressSchema>
