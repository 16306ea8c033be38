import { z } from 'zod'
import { POSTAL_ADDRESS } from '@/lib/backends/commerce/postal-address'
import { associationSchema } from '@/lib/contract/commerce/association'

export type VerificationChoice = 'RECOMMENDED' | 'SELECTED' | 'AS_ENTERED'

/** A suggested address; `differences` are the parts that differ from the entered address. */
const ADDRESS_SUGGESTION = z.object({
  address: POSTAL_ADDRESS,
  differences: z.array(POSTAL_ADDRESS.keyof()).readonly(),
})

export type AddressSuggestion = z.infer<typeof ADDRESS_SUGGESTION>

/** The question which address to use, after its verification. */
export const ADDRESS_REVIEW = z.object({
  kind: z.literal('address'),
  result: z.enum(['CORRECTED', 'MULTIPLE', 'NOT_VERIFIED']),
  entered: POSTAL_ADDRESS,
  suggestions: z.array(ADDRESS_SUGGESTION).readonly(),
})

/** All that is shown of an organization before the link is made; `place` may be empty. */
const LISTED_ORGANISATION = z.object({ uid: z.string(), name: z.string(), place: z.string() })

/**
 * A question that the back ends raise before a step can be saved (spec §4). It is stored with the draft, so
 * it survives a reload: the page renders it, and a script shows the rendered question as a dialog.
 */
export const REVIEW = z.discriminatedUnion('kind', [
  ADDRESS_REVIEW,
  z.object({ kind: z.literal('organisationNotFound') }),
  z.object({ kind: z.literal('confirmOrganisation'), ...LISTED_ORGANISATION.shape }),
  z.object({ kind: z.literal('mergedOrganisation'), name: z.string(), target: LISTED_ORGANISATION }),
  z.object({
    kind: z.literal('alreadyAssociated'),
    name: z.string(),
    status: associationSchema.shape.status,
  }),
  z.object({
    kind: z.literal('cannotAssociate'),
    uid: z.string(),
    name: z.string(),
    /** Whether the organization was found by its name, so that the link has to be approved. */
    asks: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('organisationExists'), name: z.string() }),
  z.object({
    kind: z.literal('similarOrganisations'),
    organisations: z.array(LISTED_ORGANISATION).readonly(),
  }),
  z.object({ kind: z.literal('organisationNoMatch') }),
  z.object({
    kind: z.literal('matchingOrganisations'),
    organisations: z.array(LISTED_ORGANISATION).readonly(),
  }),
  z.object({ kind: z.literal('qglobalFound'), accountNumber: z.string(), name: z.string() }),
  z.object({ kind: z.literal('qglobalNotFound'), accountNumber: z.string() }),
  z.object({ kind: z.literal('qglobalNotAuthorised'), accountNumber: z.string(), requested: z.boolean() }),
])

export type Review = z.infer<typeof REVIEW>
