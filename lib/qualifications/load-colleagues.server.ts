import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { pageOrLast } from '@/lib/backends/commerce/page-or-last'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { MemberLevelList } from '@/lib/contract/commerce/qualification/member-level'
import { administeredOrganisations } from '@/lib/organisation/administered-organisations'
import { listMemberLevels } from '@/lib/organisation/members.server'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'

export type ColleaguesData = {
  organisation: Pick<Organization, 'uid' | 'name'>
  list: MemberLevelList
}

/**
 * A page of the levels of an organization's members, past the end the last one. For everybody but its
 * administrators there is none; commerce refuses them as well.
 */
export async function loadColleagues(
  context: SignedInContext,
  uid: string,
  page: number,
): Promise<Result<ColleaguesData, Problem>> {
  const organisations = await listOrganisations(context)
  if (!organisations.ok) return organisations
  const organisation = administeredOrganisations(organisations.value).find(known => known.uid === uid)
  if (organisation === undefined) return failed(noColleagues)
  const list = await pageOrLast(page, asked => listMemberLevels(context, uid, asked))
  return list.ok ? ok({ organisation, list: list.value }) : list
}

const noColleagues: Problem = {
  kind: 'domain',
  dependency: 'commerce',
  operation: 'listMemberLevels',
  requestId: '',
  status: 404,
}
