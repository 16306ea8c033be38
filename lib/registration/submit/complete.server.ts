import 'server-only'
import type { SignedInContext } from '@/lib/commerce/commerce-call.server'
import { fetchUser, markRegistered } from '@/lib/commerce/users.server'
import { isOutage } from '@/lib/http/result'
import { issueRegisteredMarker } from '../registered-marker.server'
import type { StepOutcome } from './step-outcome'

/**
 * Ends the wizard: the registration is marked REGISTERED because the next step is the confirmation (spec §4), and the user
 * is admitted to it once. Where the answer is lost, the record tells whether it is done.
 */
export async function completeRegistration(context: SignedInContext): Promise<StepOutcome> {
  const marked = await markRegistered(context)
  if (!marked.ok && !(isOutage(marked.error) && (await isRegistered(context))))
    return { kind: 'failed', problem: marked.error }
  return { kind: 'saved', cookies: [await issueRegisteredMarker(context.user.id)] }
}

async function isRegistered(context: SignedInContext): Promise<boolean> {
  const record = await fetchUser(context)
  return record.ok && record.value.registrationStatus === 'REGISTERED'
}
