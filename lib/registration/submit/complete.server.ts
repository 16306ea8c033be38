import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { markRegistered } from '@/lib/backends/commerce/users.server'
import { withNotification } from '@/lib/notifications/address'
import { isOutage } from '@/lib/result/result'
import { accountPath } from '@/lib/site/account-pages'
import { keepCompletion } from '../pending-completion.server'
import { issueRegisteredMarker } from '../registered-marker.server'
import type { StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * Ends the wizard: the registration is marked REGISTERED because the next step is the confirmation (spec §4),
 * and the user is admitted to it once. An outage of commerce does not hold the user here: the mark is made up
 * for without them.
 */
export async function completeRegistration(context: SignedInContext): Promise<StepOutcome> {
  const marked = await markRegistered(context)
  if (!marked.ok) {
    if (!isOutage(marked.error)) return { kind: 'failed', problem: marked.error }
    await keepCompletion(context)
  }
  return { kind: 'saved', cookies: [await issueRegisteredMarker(context.user.id)] }
}

/**
 * Ends the form of the organization: in the wizard the registration is complete; in the account the list of
 * accounts comes next, which tells what was done, if anything was.
 */
export async function finishOrganisation(
  { adds, context }: CustomerStepRequest,
  done?: 'organisationAdded' | 'organisationRequested',
): Promise<StepOutcome> {
  if (!adds) return completeRegistration(context)
  const accounts = accountPath(context.locale, 'accounts')
  const to = done === undefined ? accounts : withNotification(accounts, { message: done, status: 'SUCCESS' })
  return { kind: 'saved', to }
}
