import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { invitationInputSchema } from '@/lib/contract/commerce/organization-member'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import type { Problem, Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { type Done, toAccount, toAccounts } from './action-results'
import {
  acceptInvitation,
  decideRequest,
  declineInvitation,
  handOverAdministration,
  inviteMember,
  leaveOrganisation,
  makeDefaultAccount,
  removeMember,
  requestAdministration,
  requirePurchaseOrder,
  setApprover,
  withdrawInvitation,
} from './members.server'
import type { OrganisationAction, OwnAction, PersonAction } from './organisation-action'
import { INVITED_EMAIL } from './organisation-fields'
import { refusedAction } from './refused-action'

type Outcome = ResultOf<NextResult>

/** Carries out what a form of an account requests; `key` makes what sends mails happen once. */
export async function performAction(
  context: SignedInContext,
  action: OrganisationAction,
  key: string,
): Promise<Outcome> {
  const { locale } = context
  switch (action.intent) {
    case 'default':
    case 'requestRole':
    case 'leave':
      return changeOwn(context, action)
    case 'approve':
    case 'refuse':
    case 'remove':
    case 'handOver':
    case 'appoint':
    case 'dismiss':
      return changePerson(context, action)
    case 'invite':
      return invite(context, action.organisation, { email: action[INVITED_EMAIL].trim(), key })
    case 'withdraw': {
      const answer = await withdrawInvitation(context, action.organisation, action.invitation)
      return told(locale, action.organisation, answer, 'withdrawn')
    }
    case 'purchaseOrder': {
      const isRequired = action.required === 'yes'
      const answer = await requirePurchaseOrder(context, action.organisation, isRequired)
      return told(locale, action.organisation, answer, isRequired ? 'purchaseOrderOn' : 'purchaseOrderOff')
    }
    case 'accept':
    case 'decline':
      return answerInvitation(context, action)
  }
}

const told = (locale: Locale, uid: string, answer: Result<unknown, Problem>, done: Done): Outcome =>
  answer.ok ? toAccount(locale, uid, done) : refusedAction(locale, uid, answer.error)

async function changeOwn(context: SignedInContext, { intent, organisation }: OwnAction): Promise<Outcome> {
  const { locale } = context
  if (intent === 'default')
    return told(locale, organisation, await makeDefaultAccount(context, organisation), 'defaultSet')
  if (intent === 'leave') {
    const answer = await leaveOrganisation(context, organisation)
    return answer.ok ? toAccounts(locale, 'left') : refusedAction(locale, organisation, answer.error)
  }
  const answer = await requestAdministration(context, organisation)
  return told(locale, organisation, answer, 'roleRequested')
}

const REQUESTS = { join: 'JOIN', role: 'ADMINISTRATOR' } as const

async function changePerson(
  context: SignedInContext,
  { intent, organisation, member, request }: PersonAction,
): Promise<Outcome> {
  const { locale } = context
  switch (intent) {
    case 'approve':
    case 'refuse': {
      const answer = await decideRequest(
        context,
        { uid: organisation, member },
        { approved: intent === 'approve', request: request && REQUESTS[request] },
      )
      return told(locale, organisation, answer, intent === 'approve' ? 'approved' : 'refused')
    }
    case 'remove':
      return told(locale, organisation, await removeMember(context, organisation, member), 'removed')
    case 'handOver': {
      const answer = await handOverAdministration(context, organisation, member)
      return told(locale, organisation, answer, 'handedOver')
    }
    case 'appoint':
    case 'dismiss': {
      const isApprover = intent === 'appoint'
      const answer = await setApprover(context, { uid: organisation, member }, isApprover)
      return told(locale, organisation, answer, isApprover ? 'appointed' : 'dismissed')
    }
  }
}

async function invite(
  context: SignedInContext,
  uid: string,
  { email, key }: { email: string; key: string },
): Promise<Outcome> {
  const rejected = (code: string): Outcome => ({
    kind: 'rejected',
    errors: { fieldErrors: [{ name: INVITED_EMAIL, code }], formErrors: [] },
  })
  if (email === '') return rejected('required')
  if (!invitationInputSchema.safeParse({ email }).success) return rejected('invalid')
  const answer = await inviteMember(context, uid, { email, idempotencyKey: key })
  if (answer.ok) return toAccount(context.locale, uid, 'invited')
  const reason = answer.error.code === 'AlreadyExistsError' ? answer.error.details?.[0]?.reason : undefined
  if (reason === 'member' || reason === 'invited') return rejected(reason)
  return answer.error.code === 'ValidationError'
    ? rejected('invalid')
    : refusedAction(context.locale, uid, answer.error)
}

async function answerInvitation(
  context: SignedInContext,
  { intent, token }: Extract<OrganisationAction, { token: string }>,
): Promise<Outcome> {
  const { locale } = context
  if (intent === 'decline') {
    const answer = await declineInvitation(context, token)
    if (answer.ok) return toAccounts(locale, 'declined')
    return answer.error.status === 404 ? toAccounts(locale, 'invitationGone') : failedBy(answer.error)
  }
  const answer = await acceptInvitation(context, token)
  if (answer.ok) return toAccounts(locale, answer.value.inReview === true ? 'acceptedInReview' : 'accepted')
  return answer.error.status === 404 ? toAccounts(locale, 'invitationGone') : failedBy(answer.error)
}
