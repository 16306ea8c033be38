import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { MemberList } from '@/lib/contract/commerce/organization-member'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { fetchOrganisation, listMembers } from './members.server'
import { withNumbers } from './missing-numbers.server'
import { listOrganisations } from './organisations.server'

export type AccountDetail = {
  account: Organization
  /** Undefined where the user may not see any, and where they cannot be loaded. */
  people: MemberList | undefined
  /** Organizations of the user besides this one. */
  others: readonly Organization[]
}

/**
 * One account of a user: an organization they belong to or have asked for, or the personal account. Any other
 * does not exist for them.
 */
export async function loadAccountDetail(
  context: SignedInContext,
  uid: string,
): Promise<Result<AccountDetail, Problem>> {
  const listed = await listOrganisations(context)
  if (!listed.ok) return listed
  const known = listed.value.find(organization => organization.uid === uid)
  if (known === undefined) {
    // Commerce refuses it like one that does not exist, unless the link was made a moment ago.
    const other = await fetchOrganisation(context, uid)
    return other.ok ? ok({ account: other.value, people: undefined, others: listed.value }) : other
  }
  const others = listed.value.filter(organization => organization !== known)
  if (known.accountType === 'PERSONAL' || known.association?.status !== 'ASSOCIATED')
    return ok({ account: known, people: undefined, others })
  const [whole, people] = await Promise.all([fetchOrganisation(context, uid), listMembers(context, uid)])
  const [account = known] = await withNumbers(context, [whole.ok ? whole.value : known])
  return ok({
    account,
    people: people.ok ? people.value : undefined,
    others,
  })
}
