import type { Organization } from '@/lib/contract/commerce/organization'
import type { AccountView } from './account-view-schema'
import { addressOf, placeOf } from './show-organisation'

/** The view of an account: its number, place and qualification level, and how the user is linked with it. */
export function toAccountView(organization: Organization): AccountView {
  const { uid, name, accountType, customerAccountNumber, temporaryAccountNumber, addresses } = organization
  const { association, mergedInto, status, qualificationLevel } = organization
  const shown = addresses.primaryBillingAddress ?? addresses.matchedAddress
  const address = addressOf(shown)
  return {
    uid,
    name,
    isPersonal: accountType === 'PERSONAL',
    ...(customerAccountNumber !== undefined && { number: customerAccountNumber }),
    isTemporary: temporaryAccountNumber === true,
    place: placeOf(shown),
    ...(address !== undefined && { address }),
    ...(qualificationLevel !== undefined && { level: qualificationLevel.name }),
    isAdministrator: association?.administrator === true,
    isDefault: association?.default === true,
    link: linkOf(organization),
    ...(mergedInto !== undefined && { mergedInto: mergedInto.name }),
    ...(association !== undefined && association.status !== 'ASSOCIATED' && { isMasked: true as const }),
    ...(status === 'PENDING' && { isInReview: true as const }),
    ...(organization.creditStatus === 'SUSPENDED' && { isSuspended: true as const }),
    ...termsOf(organization),
  }
}

function termsOf({ qglobalAccountNumber, paymentTerms, ...tax }: Organization) {
  const { taxExemptRegions = [], taxCertificates = [] } = tax
  const creditLimit = paymentTerms?.creditLimit.formattedValue
  return {
    ...(qglobalAccountNumber !== undefined && { inventory: qglobalAccountNumber }),
    ...(taxExemptRegions.length > 0 && {
      exemptIn: taxExemptRegions.map(({ isocode, name = isocode }) => name),
    }),
    ...(taxCertificates.length > 0 && {
      certificates: taxCertificates.map(({ isocode, name = isocode, status }) => ({ region: name, status })),
    }),
    ...(creditLimit !== undefined && { creditLimit }),
  }
}

/** How a user is linked with an organization; nobody orders for one that was merged or closed. */
export function linkOf({ status, association }: Organization): AccountView['link'] {
  if (status === 'MERGED') return 'merged'
  return status === 'CLOSED' ? 'closed' : LINKS[association?.status ?? 'ASSOCIATED']
}

const LINKS = { ASSOCIATED: 'linked', PENDING_APPROVAL: 'pending', REJECTED: 'rejected' } as const

/** Whether a user is a confirmed member of an organization that was neither merged nor closed. */
export const isLinkedOrganization = (account: Organization): boolean =>
  account.accountType === 'ORGANIZATION' && linkOf(account) === 'linked'

/** Whether a user administers the organization of an account. */
export const isAdministered = ({ isPersonal, isAdministrator, link }: AccountView): boolean =>
  !isPersonal && isAdministrator && link === 'linked'

/** Whether orders can be placed for an account: the user is linked with it, and it is not being checked. */
export const isOpenForOrders = ({ link, isInReview }: Pick<AccountView, 'link' | 'isInReview'>): boolean =>
  link === 'linked' && isInReview !== true
