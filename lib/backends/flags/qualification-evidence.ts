import type { FlagKey } from './flag-defaults'
import type { FlagValues } from './flag-values'

/** Kinds of evidence for a qualification, each with a flag of its own (spec §9). */
const FLAG_OF_EVIDENCE = {
  degree: 'my-account-qualifications-degree',
  certification: 'my-account-qualifications-certification',
  accreditedInstitution: 'my-account-qualifications-accredited-institution',
  organisation: 'my-account-qualifications-organisation',
} as const satisfies Record<string, FlagKey>

export type Evidence = keyof typeof FLAG_OF_EVIDENCE

// The keys of the table above.
const ALL_EVIDENCE = Object.keys(FLAG_OF_EVIDENCE) as readonly Evidence[]

/** Kinds of evidence that are accepted now, in a fixed order. */
export const acceptedEvidence = (flags: FlagValues): readonly Evidence[] =>
  ALL_EVIDENCE.filter(kind => flags[FLAG_OF_EVIDENCE[kind]])
