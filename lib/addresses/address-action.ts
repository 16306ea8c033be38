import { z } from 'zod'
import { isCode } from '@/lib/validation/codes'

const CODE = z.string().refine(isCode)

/** Fields of the buttons of an address in the user's address book. */
export const ADDRESS_ACTION = z.object({
  intent: z.enum(['delete', 'default-delivery', 'default-billing']),
  address: CODE,
})

export type AddressAction = z.infer<typeof ADDRESS_ACTION>

/** The same for an address of an organization. */
export const ORGANISATION_ADDRESS_ACTION = ADDRESS_ACTION.extend({ organisation: CODE })
