import type { DatabaseSync } from 'node:sqlite'
import type { Cart } from '../../../lib/contract/commerce/cart/cart.ts'
import { QUALIFICATION_LEVELS } from '../../seed/reference/qualification-levels.ts'
import type { Rank } from '../catalogue/catalogue-record.ts'
import { toLevel } from '../catalogue/products/shared-members.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { customerLevel } from '../customers/customer-level.ts'
import { listMembers } from '../customers/customer-store.ts'
import { isMember } from '../organizations/association-store.ts'
import type { Checkout } from './checkout-store.ts'

/** The rank of a person's own level. */
export const ownRank = (database: DatabaseSync, customerId: string): Rank => {
  const level = customerLevel(database, customerId)
  const rank = QUALIFICATION_LEVELS.find(({ code }) => code === level)?.rank
  return rank === 2 || rank === 3 ? rank : 1
}

type Chosen = NonNullable<Checkout['qualifiedUser']>

/** The answer for a person who answers for restricted items. */
export const toQualifiedUser = (
  database: DatabaseSync,
  member: Customer,
  language: string,
): NonNullable<Cart['qualifiedUser']> => {
  const level = toLevel(ownRank(database, member.customerId), language)
  return { uid: member.uid, name: fullName(member), ...(level && { level }) }
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
