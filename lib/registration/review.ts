import { z } from 'zod'
import { POSTAL_ADDRESS } from '@/lib/backends/commerce/postal-address'
import { associationSchema } from '@/lib/contract/commerce/association'

export type VerificationChoice = 'RECOMMENDED' | 'SELECTED' | 'AS_ENTERED'

/** An address to choose from; `differences` are the parts that are not as entered. */
const ADDRESS_SUGGESTION = z.object({
  address: POSTAL_ADDRESS,
  differences: z.array(POSTAL_ADDRESS.keyof()).readonly(),
})

export type AddressSuggestion = z.infer<typeof ADDRESS_SUGGESTION>

/** All that is shown of an organisation before the link is made; `place` may be empty. */
const LISTED_ORGANISATION = z.object({ uid: z.string(), name: z.string(), place: z.string() })

/**
 * A question the back ends raise before a step can be saved (spec §4). It is kept with the draft: the page
 * draws it, a script shows what the page draws as a dialog, and it survives a reload.
 */
export const REVIEW = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('address'),
    result: z.enum(['CORRECTED', 'MULTIPLE', 'NOT_VERIFIED']),
    entered: POSTAL_ADDRESS,
    suggestions: z.array(ADDRESS_SUGGESTION).readonly(),
  }),
  z.object({ kind: z.literal('organisationNotFound') }),
  z.object({ kind: z.literal('confirmOrganisation'), ...LISTED_ORGANISATION.shape }),
  z.object({ kind: z.literal('mergedOrganisation'), name: z.string(), target: LISTED_ORGANISATION }),
  z.object({
    kind: z.literal('alreadyAssociated'),
    name: z.string(),
    status: associationSchema.shape.status,
  }),
  z.object({ kind: z.literal('cannotAssociate'), uid: z.string(), name: z.string() }),
  z.object({ kind: z.literal('organisationExists'), name: z.string() }),
  z.object({
    kind: z.literal('similarOrganisations'),
    organisations: z.array(LISTED_ORGANISATION).readonly(),
  }),
  z.object({ kind: z.literal('qglobalFound'), accountNumber: z.string(), name: z.string() }),
  z.object({ kind: z.literal('qglobalNotFound'), accountNumber: z.string() }),
  z.object({ kind: z.literal('qglobalNotAuthorised'), accountNumber: z.string(), requested: z.boolean() }),
])

export type Review = z.infer<typeof REVIEW>
