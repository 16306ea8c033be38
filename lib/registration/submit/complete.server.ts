import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { markRegistered } from '@/lib/backends/commerce/users.server'
import { withNotification } from '@/lib/notifications/address'
import { isOutage } from '@/lib/result/result'
import { takeReturnPage } from '@/lib/session/return-page.server'
import { accountPath } from '@/lib/site/account-pages'
import { savePendingCompletion } from '../pending-completion.server'
import { issueRegisteredMarker } from '../registered-marker.server'
import type { LinkMessage } from './link-message'
import type { StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * Completes the registration: it is marked REGISTERED in commerce because the confirmation comes next (spec
 * §4), and a cookie admits the user to the confirmation. An outage of commerce does not block the user: the
 * mark is set later in the background.
 */
export async function completeRegistration(context: SignedInContext): Promise<StepOutcome> {
  const marked = await markRegistered(context)
  if (!marked.ok) {
    if (!isOutage(marked.error)) return { kind: 'failed', problem: marked.error }
    await savePendingCompletion(context)
  }
  return { kind: 'saved', cookies: [await issueRegisteredMarker(context.user.id)] }
}

/**
 * Ends the organization form: in the wizard the registration is completed; in the account the list of
 * accounts follows, or the page from which the form was opened, with a message if `done` is given.
 */
export async function finishOrganisation(
  { adds, context }: CustomerStepRequest,
  done?: LinkMessage,
): Promise<StepOutcome> {
  if (!adds) return completeRegistration(context)
  const detour = await takeReturnPage(context.user.id, 'add-organisation')
  const accounts = detour ?? accountPath(context.locale, 'accounts')
  const to = done === undefined ? accounts : withNotification(accounts, { message: done, status: 'SUCCESS' })
  return { kind: 'saved', to }
}
