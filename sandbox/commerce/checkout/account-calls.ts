import type { z } from 'zod'
import type { inventoryAccountInputSchema } from '../../../lib/contract/commerce/checkout/inventory-account.ts'
import { QUALIFICATION_LEVELS } from '../../seed/reference/qualification-levels.ts'
import { findOrganizationAddressById } from '../addresses/organization-address-store.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import { highestRank } from '../carts/highest-rank.ts'
import type { Commerce } from '../commerce.ts'
import { rankFor } from '../customers/customer-level.ts'
import { listMembers } from '../customers/customer-store.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { isMember } from '../organizations/association-store.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { personalUnitUid } from '../organizations/personal-unit.ts'
import { requireOwnOrganization } from '../organizations/require-organization.ts'
import { deleteDocument } from '../payments/document-store.ts'
import { findQglobalAccount, isOpenTo } from '../qglobal/qglobal-store.ts'
import { requireUnlocked } from '../quotes/locked-cart.ts'
import type { CartState } from './cart-state.ts'
import type { Settle } from './checkout-write.ts'
import { requireQualifiedMember, toQualifiedUser } from './qualified-people.ts'

const required = (parameters: URLSearchParams, name: string): string => {
  const value = parameters.get(name)?.trim()
  if (!value) throw validationError([fieldFault(name, 'missing', 'The parameter is required.')])
  return value
}

/**
 * Chooses the account: the personal one or an organization's. What depends on the organization is chosen
 * anew.
 */
export const chooseOrganization: Settle<undefined> = ({ context, parameters, state }) => {
  const { database, customer } = context
  const uid = required(parameters, 'organizationUid')
  const organizationUid = uid === personalUnitUid(customer) ? null : uid
  if (organizationUid !== null) {
    if (!isMember(database, uid, customer.customerId))
      throw occError.forbidden('The organization is not linked to this user.')
    if (findOrganization(database, uid)?.status !== 'ACTIVE')
      throw validationError([fieldFault('organizationUid', 'invalid', 'The organization cannot order.')])
  }
  if (organizationUid === state.checkout.organizationUid) return {}
  requireUnlocked(database, state.cart)
  return {
    organizationUid,
    qualifiedUser: undefined,
    billing: undefined,
    paymentType: undefined,
    purchaseOrderNumber: undefined,
    purchaseOrderToFollow: undefined,
    purchaseOrderReused: undefined,
    ...withoutDocument(context, state),
    vatNumber: undefined,
    inventoryAccount: undefined,
    ...(isShippedToOther(context, state, organizationUid) && {
      delivery: undefined,
      deliveryMode: undefined,
      receivingHours: undefined,
    }),
  }
}

/** The document of a purchase order is of the account that pays by it. */
const withoutDocument = (
  { database, customer }: CustomerContext,
  { checkout: { documentId } }: CartState,
): { documentId: undefined } => {
  if (documentId !== undefined) deleteDocument(database, customer.customerId, documentId)
  return { documentId: undefined }
}

/** Whether the cart goes to an address in the book of an organization that the order is not for. */
const isShippedToOther = (
  { database }: CustomerContext,
  { checkout: { delivery } }: CartState,
  organizationUid: string | null,
): boolean => {
  const owner = delivery && findOrganizationAddressById(database, delivery.id)?.organizationUid
  return owner !== undefined && owner !== organizationUid
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}$/

/** Chooses a colleague with `uid`, or invites somebody with `email`; the order waits for the latter. */
export const chooseQualifiedUser: Settle<undefined> = ({ context, parameters, state }) => {
  const { organization, lines } = state
  if (organization === undefined)
    throw occError.qualification('Only organizations order for a colleague.', { reason: 'notEligible' })
  const email = parameters.get('email')?.trim()
  if (email) {
    if (!EMAIL.test(email)) throw validationError([fieldFault('email', 'invalid', 'Not an email address.')])
    return { qualifiedUser: { email } }
  }
  const uid = required(parameters, 'uid')
  const member = requireQualifiedMember(context, organization, { uid, rank: highestRank(lines) })
  return { qualifiedUser: { customerId: member.customerId } }
}

/** Members of an organization, each with whether their level for its orders is high enough. */
export const listQualifiedUsers =
  (commerce: Commerce) =>
  async (request: CommerceRequest): Promise<Answer> => {
    const context = await customerContext(commerce, request)
    const organization = requireOwnOrganization(commerce, request, context.customer.customerId)
    const code = request.req.query('level') ?? 'A'
    const level = QUALIFICATION_LEVELS.find(known => known.code === code)
    if (level === undefined) throw validationError([fieldFault('level', 'invalid', 'Not a known level.')])
    const { database } = commerce
    const qualifiedUsers = listMembers(database, organization.uid).map(member => ({
      ...toQualifiedUser(context, member, organization),
      eligible: rankFor(context, member.customerId, organization) >= level.rank,
    }))
    return { body: { qualifiedUsers } }
  }

/** Chooses the account that receives usages. Somebody else's gets the answer of one that does not exist. */
export const chooseInventoryAccount: Settle<z.infer<typeof inventoryAccountInputSchema>> = (
  { context: { database, customer } },
  input,
) => {
  if ('createNew' in input) return { inventoryAccount: { createNew: true } }
  const account = findQglobalAccount(database, input.accountNumber)
  if (account === undefined || !isOpenTo(database, account, customer.customerId)) {
    const details = { reason: 'notFound', subject: 'accountNumber', subjectType: 'parameter' }
    throw occError.notFound('There is no such inventory account.', details)
  }
  return { inventoryAccount: { accountNumber: account.accountNumber } }
}
