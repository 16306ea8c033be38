import type { Organization } from '@/lib/contract/commerce/organization'

/** How far a link has come: orders can be placed, or somebody there has to approve it first. */
export type LinkStatus = 'ASSOCIATED' | 'PENDING_APPROVAL'

export type LinkedOrganisation = { organisation: Organization; status: LinkStatus }

/**
 * Those of a user's organisations that they are linked with, or wait to be: not their personal account, none
 * that turned them down, and none that says nothing of a link.
 */
export const linkedOrganisations = (organisations: readonly Organization[]): readonly LinkedOrganisation[] =>
  organisations.flatMap(organisation => {
    const status = organisation.association?.status ?? 'REJECTED'
    return organisation.accountType !== 'ORGANIZATION' || status === 'REJECTED'
      ? []
      : [{ organisation, status }]
  })
