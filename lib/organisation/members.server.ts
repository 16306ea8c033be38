import 'server-only'
import {
  callCommerce,
  type SignedInContext,
  sendCommerce,
} from '@/lib/backends/commerce/commerce-call.server'
import { associationAnswerSchema } from '@/lib/contract/commerce/association'
import { type Organization, organizationSchema } from '@/lib/contract/commerce/organization'
import {
  invitationSchema,
  MEMBERS_PER_PAGE,
  type MemberDecision,
  memberListSchema,
  memberSchema,
  offeredInvitationSchema,
} from '@/lib/contract/commerce/organization-member'
import {
  MEMBER_LEVELS_PER_PAGE,
  memberLevelListSchema,
} from '@/lib/contract/commerce/qualification/member-level'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { withExemptionsOfSite } from './exemptions-of-site'

const pathOf = ({ user }: SignedInContext, uid: string, ...rest: readonly string[]): readonly string[] => [
  'users',
  user.id,
  'organizations',
  uid,
  ...rest,
]

const invitationPath = ({ user }: SignedInContext, token: string, ...rest: readonly string[]) => [
  'users',
  user.id,
  'organizationInvitations',
  token,
  ...rest,
]

/** One organization of the user with its terms and price agreements; for members only. */
export async function fetchOrganisation(
  context: SignedInContext,
  uid: string,
): Promise<Result<Organization, Problem>> {
  const answer = await callCommerce(context, {
    operation: 'fetchOrganisation',
    method: 'GET',
    path: ['users', context.user.id, 'orgUnits', uid],
    query: { fields: 'FULL' },
    schema: organizationSchema,
  })
  return answer.ok ? ok(withExemptionsOfSite(context.locale, answer.value)) : answer
}

/** Page of the members of an organization, from 1; `search` is part of a name or an email address. */
export type MembersAsked = { page: number; search?: string | undefined }

/**
 * A page of the people of an organization, who waits for a decision first: all for administrators, else the
 * administrators and the user.
 */
export const listMembers = (context: SignedInContext, uid: string, { page, search }: MembersAsked) =>
  callCommerce(context, {
    operation: 'listMembers',
    method: 'GET',
    path: pathOf(context, uid, 'members'),
    query: {
      currentPage: String(page - 1),
      pageSize: String(MEMBERS_PER_PAGE),
      ...(search !== undefined && { query: search }),
    },
    schema: memberListSchema,
  })

/** One of these people. */
export const fetchMember = (context: SignedInContext, uid: string, member: string) =>
  callCommerce(context, {
    operation: 'fetchMember',
    method: 'GET',
    path: pathOf(context, uid, 'members', member),
    schema: memberSchema,
  })

/** Who holds which level in an organization, a page of it; commerce answers its administrators only. */
export const listMemberLevels = (context: SignedInContext, uid: string, page: number) =>
  callCommerce(context, {
    operation: 'listMemberLevels',
    method: 'GET',
    path: pathOf(context, uid, 'memberLevels'),
    query: { currentPage: String(page - 1), pageSize: String(MEMBER_LEVELS_PER_PAGE) },
    schema: memberLevelListSchema,
    fresh: true,
  })

/** Makes an organization, or the personal account, the one that new carts are for. */
export const makeDefaultAccount = (context: SignedInContext, uid: string) =>
  sendCommerce(context, {
    operation: 'makeDefaultAccount',
    method: 'PATCH',
    path: pathOf(context, uid),
    body: { association: { default: true } },
  })

/** Ends the link with an organization, or takes back the request for it. */
export const leaveOrganisation = (context: SignedInContext, uid: string) =>
  sendCommerce(context, {
    operation: 'leaveOrganisation',
    method: 'DELETE',
    path: pathOf(context, uid, 'association'),
  })

/** Asks for the role of an administrator: the administrators, or customer service where there is none. */
export const requestAdministration = (context: SignedInContext, uid: string) =>
  callCommerce(context, {
    operation: 'requestAdministration',
    method: 'POST',
    path: pathOf(context, uid, 'administratorRequests'),
    schema: associationAnswerSchema,
  })

/** Says whether every order of an organization needs a purchase order number. */
export const requirePurchaseOrder = (context: SignedInContext, uid: string, purchaseOrderRequired: boolean) =>
  sendCommerce(context, {
    operation: 'requirePurchaseOrder',
    method: 'PATCH',
    path: pathOf(context, uid),
    body: { purchaseOrderRequired },
  })

/** Decides a request to join, or to become an administrator. */
export const decideRequest = (
  context: SignedInContext,
  { uid, member }: { uid: string; member: string },
  decision: MemberDecision,
) =>
  sendCommerce(context, {
    operation: 'decideRequest',
    method: 'PUT',
    path: pathOf(context, uid, 'members', member, 'decision'),
    body: decision,
  })

export const removeMember = (context: SignedInContext, uid: string, member: string) =>
  sendCommerce(context, {
    operation: 'removeMember',
    method: 'DELETE',
    path: pathOf(context, uid, 'members', member),
  })

/** Makes a member the administrator in the user's place. */
export const handOverAdministration = (context: SignedInContext, uid: string, member: string) =>
  sendCommerce(context, {
    operation: 'handOverAdministration',
    method: 'PUT',
    path: pathOf(context, uid, 'members', member, 'administrator'),
  })

/** Makes a member an approver of the orders of others, or an ordinary member again. */
export const setApprover = (
  context: SignedInContext,
  { uid, member }: { uid: string; member: string },
  isApprover: boolean,
) =>
  sendCommerce(context, {
    operation: 'setApprover',
    method: isApprover ? 'PUT' : 'DELETE',
    path: pathOf(context, uid, 'members', member, 'approver'),
  })

/** Invites somebody by email; one idempotency key sends one mail. */
export const inviteMember = (
  context: SignedInContext,
  uid: string,
  { email, idempotencyKey }: { email: string; idempotencyKey: string },
) =>
  callCommerce(context, {
    operation: 'inviteMember',
    method: 'POST',
    path: pathOf(context, uid, 'invitations'),
    body: { email },
    schema: invitationSchema,
    idempotencyKey,
  })

export const withdrawInvitation = (context: SignedInContext, uid: string, invitation: string) =>
  sendCommerce(context, {
    operation: 'withdrawInvitation',
    method: 'DELETE',
    path: pathOf(context, uid, 'invitations', invitation),
  })

/** The invitation of a mail; whoever has its token can read it. */
export const fetchInvitation = (context: SignedInContext, token: string) =>
  callCommerce(context, {
    operation: 'fetchInvitation',
    method: 'GET',
    path: invitationPath(context, token),
    schema: offeredInvitationSchema,
  })

export const acceptInvitation = (context: SignedInContext, token: string) =>
  callCommerce(context, {
    operation: 'acceptInvitation',
    method: 'PUT',
    path: invitationPath(context, token, 'acceptance'),
    schema: associationAnswerSchema,
  })

export const declineInvitation = (context: SignedInContext, token: string) =>
  sendCommerce(context, {
    operation: 'declineInvitation',
    method: 'DELETE',
    path: invitationPath(context, token),
  })
