import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { administeredOrganisations } from '@/lib/organisation/administered-organisations'
import { awaitsDecision } from '@/lib/organisation/awaits-decision'
import { listMembers } from '@/lib/organisation/members.server'
import type { listOrganisations } from '@/lib/organisation/organisations.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { AccountHome, MemberRequest } from './account-home'

/** Organizations whose requests are looked for: one call each. */
const MOST_ADMINISTERED = 10

type Requests = Pick<AccountHome, 'requests' | 'unlisted'> & { answer: Result<undefined, Problem> }

/**
 * What waits in the organizations that the user administers. `answer` is a problem if that of any of them
 * could not be read; the requests of the others are known all the same.
 */
export async function listRequests(
  context: SignedInContext,
  organizations: Awaited<ReturnType<typeof listOrganisations>>,
): Promise<Requests> {
  if (!organizations.ok) return { answer: organizations, requests: undefined, unlisted: undefined }
  const administered = administeredOrganisations(organizations.value)
  const asked = administered.slice(0, MOST_ADMINISTERED)
  const lists = await Promise.all(asked.map(organization => listRequestsOf(context, organization)))
  const problem = lists.find(list => !list.ok)
  return {
    answer: problem?.ok === false ? failed(problem.error) : ok(undefined),
    requests: lists.flatMap(list => (list.ok ? list.value : [])),
    unlisted:
      administered.length > asked.length ? { asked: asked.length, all: administered.length } : undefined,
  }
}

/** Requests stand first among the people, so nearly all organizations have theirs on the first page. */
const REQUESTS_FIRST = { page: 1 }

async function listRequestsOf(
  context: SignedInContext,
  { uid, name }: MemberRequest['organization'],
): Promise<Result<readonly MemberRequest[], Problem>> {
  const answer = await listMembers(context, uid, REQUESTS_FIRST)
  if (!answer.ok) return answer
  return ok(
    answer.value.members.flatMap(person => {
      const kind = awaitsDecision(person)
      if (kind === undefined) return []
      return [{ organization: { uid, name }, person: { id: person.id, name: person.name }, kind }]
    }),
  )
}
