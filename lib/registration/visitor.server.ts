import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import type { User } from '@/lib/contract/commerce/user'
import type { Problem, Result } from '@/lib/result/result'
import type { Session } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import type { Locale } from '@/lib/site/sites'
import type { UnavailableVisitor } from '@/lib/steps/handler/step-submission'
import { ANONYMOUS, type Progress } from './decide-step'
import { settledStatus } from './pending-completion.server'
import { toProgress } from './progress'

/** The sender of a request for a step, with progress read fresh from the back ends. */
export type LoadedVisitor =
  | { kind: 'anonymous'; progress: Progress }
  | { kind: 'customer'; context: SignedInContext; record: User; progress: Progress }

export type Visitor = LoadedVisitor | UnavailableVisitor

type FetchUser = (context: SignedInContext) => Promise<Result<User, Problem>>

/** Id of the signed-in user; known during an outage too. */
export function userOf(visitor: Visitor): string | undefined {
  switch (visitor.kind) {
    case 'anonymous':
      return undefined
    case 'customer':
      return visitor.context.user.id
    case 'unavailable':
      return visitor.user
  }
}

const ANONYMOUS_VISITOR: Visitor = { kind: 'anonymous', progress: ANONYMOUS }

/**
 * Loads the visitor of a registration request. A 401 from commerce means that the session has ended (spec
 * §4); every other failure is an outage. `registeredUser` is the user whose completion marker the request
 * carries.
 */
export async function loadVisitor(
  session: Session,
  locale: Locale,
  registeredUser: string | undefined,
  fetchRecord: FetchUser = fetchUser,
): Promise<Visitor> {
  if (session.state === 'anonymous') return ANONYMOUS_VISITOR
  if (session.state === 'unavailable') return { kind: 'unavailable', user: session.user.id }
  const context = signedInContext(session, locale)
  const record = await fetchRecord(context)
  if (!record.ok) {
    if (record.error.status === 401) return ANONYMOUS_VISITOR
    return { kind: 'unavailable', user: session.user.id, problem: record.error }
  }
  const { jobTitle, defaultB2BUnit } = record.value
  const registrationStatus = await settledStatus(context, record.value.registrationStatus)
  const facts = { jobTitle, registrationStatus, hasAddress: defaultB2BUnit?.billingAddress !== undefined }
  return {
    kind: 'customer',
    context,
    record: record.value,
    progress: toProgress(facts, registeredUser === session.user.id),
  }
}
