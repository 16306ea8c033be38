import type { DatabaseSync } from 'node:sqlite'
import type { Cart } from '../../../lib/contract/commerce/cart/cart.ts'
import type { CartContext } from '../carts/cart-context.ts'
import { toLevel } from '../catalogue/products/shared-members.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { rankFor } from '../customers/customer-level.ts'
import { listMembers } from '../customers/customer-store.ts'
import { occError } from '../http/occ-error.ts'
import { isMember } from '../organizations/association-store.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import type { Checkout } from './checkout-store.ts'

type Chosen = NonNullable<Checkout['qualifiedUser']>

type Reading = Pick<CartContext, 'database' | 'market' | 'now'>

/** The answer for a person who answers for restricted items of an organization's order. */
export const toQualifiedUser = (
  reading: Reading,
  member: Customer,
  organization: OrganizationRecord | undefined,
): NonNullable<Cart['qualifiedUser']> => {
  const level = toLevel(rankFor(reading, member.customerId, organization), reading.market.language)
  return { uid: member.uid, name: fullName(member), ...(level && { level }) }
}

/** A member whose level for orders of the organization is enough. Throws 400 for anybody else. */
export const requireQualifiedMember = (
  reading: Reading,
  organization: OrganizationRecord,
  { uid, rank }: { uid: string; rank: number },
): Customer => {
  const member = listMembers(reading.database, organization.uid).find(known => known.uid === uid)
  if (member === undefined || rankFor(reading, member.customerId, organization) < rank)
    throw occError.qualification('The person may not answer for these items.', {
      reason: 'notEligible',
      subject: uid,
      subjectType: 'parameter',
    })
  return member
}

/** The person whom checkout has chosen, as long as they belong to the organization, or their email. */
export const chosenUser = (
  database: DatabaseSync,
  chosen: Chosen,
  organizationUid: string,
): { member: Customer | undefined; email: string | undefined } => {
  if ('email' in chosen) return { member: undefined, email: chosen.email }
  const member = isMember(database, organizationUid, chosen.customerId)
    ? listMembers(database, organizationUid).find(({ customerId }) => customerId === chosen.customerId)
    : undefined
  return { member, email: undefined }
}
