import type { Organization } from '@/lib/contract/commerce/organization'

/** State of a link: orders can be placed, or a member of the organization has to approve the link first. */
export type LinkStatus = 'ASSOCIATED' | 'PENDING_APPROVAL'

export type LinkedOrganisation = { organisation: Organization; status: LinkStatus }

/**
 * Those of a user's organizations that they are linked with, or have requested a link to: without the
 * personal account, rejected links, and organizations without an association.
 */
export const linkedOrganisations = (organisations: readonly Organization[]): readonly LinkedOrganisation[] =>
  organisations.flatMap(organisation => {
    const status = organisation.association?.status ?? 'REJECTED'
    return organisation.accountType !== 'ORGANIZATION' || status === 'REJECTED'
      ? []
      : [{ organisation, status }]
  })
