import 'server-only'
import type { SignedInContext } from '@/lib/commerce/commerce-call.server'
import { markRegistered } from '@/lib/commerce/users.server'
import { issueRegisteredMarker } from '../registered-marker.server'
import type { StepOutcome } from '../submission'

/**
 * Ends the wizard: the registration is marked REGISTERED because the next step is the confirmation (spec §4), and the user
 * is admitted to it once.
 */
export async function completeRegistration(context: SignedInContext): Promise<StepOutcome> {
  const marked = await markRegistered(context)
  if (!marked.ok) return { kind: 'failed', problem: marked.error }
  return { kind: 'saved', cookies: [await issueRegisteredMarker(context.user.id)] }
}
