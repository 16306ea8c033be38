import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { pageOrLast } from '@/lib/backends/commerce/page-or-last'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { Member, MemberList } from '@/lib/contract/commerce/organization-member'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { fetchMember, fetchOrganisation, listMembers, type MembersAsked } from './members.server'
import { withNumbers } from './missing-numbers.server'
import { listOrganisations } from './organisations.server'

export type AccountDetail = {
  account: Organization
  /** Undefined where the user may not see any, and where they cannot be loaded. */
  people: MemberList | undefined
  /** The person whom the address asks about; undefined where there is no such person any more. */
  member: Member | undefined
  /** Organizations of the user besides this one. */
  others: readonly Organization[]
}

/**
 * One account of a user: an organization they belong to or have asked for, or the personal account. Any other
 * does not exist for them. Without `asked` nothing is loaded about its people.
 */
export async function loadAccountDetail(
  context: SignedInContext,
  uid: string,
  asked?: MembersAsked & { member: string | undefined },
): Promise<Result<AccountDetail, Problem>> {
  const listed = await listOrganisations(context)
  if (!listed.ok) return listed
  const known = listed.value.find(organization => organization.uid === uid)
  if (known === undefined) {
    // Commerce refuses it like one that does not exist, unless the link was made a moment ago.
    const other = await fetchOrganisation(context, uid)
    return other.ok
      ? ok({ account: other.value, people: undefined, member: undefined, others: listed.value })
      : other
  }
  const others = listed.value.filter(organization => organization !== known)
  if (known.accountType === 'PERSONAL' || known.association?.status !== 'ASSOCIATED')
    return ok({ account: known, people: undefined, member: undefined, others })
  // Only administrators can search: to the others no match would look like no administrator.
  const search = known.association.administrator ? asked?.search : undefined
  const [whole, people, member] = await Promise.all([
    fetchOrganisation(context, uid),
    asked && pageOrLast(asked.page, page => listMembers(context, uid, { page, search })),
    asked?.member === undefined ? undefined : fetchMember(context, uid, asked.member),
  ])
  const [account = known] = await withNumbers(context, [whole.ok ? whole.value : known])
  return ok({
    account,
    people: people?.ok === true ? people.value : undefined,
    member: member?.ok === true ? member.value : undefined,
    others,
  })
}
