import 'server-only'
import type { Association } from '@/lib/contract/commerce/association'
import { type LinkedOrganisation, linkedOrganisations } from '@/lib/organisation/linked-organisations'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * The organization that an earlier submission of the step has linked already: the response was lost, or the
 * process ended in the middle. A registration links one organization, however often its step is submitted; an
 * existing customer may add any number.
 */
export async function findOwnOrganisation({
  context,
  record,
}: CustomerStepRequest): Promise<Result<LinkedOrganisation | undefined, Problem>> {
  if (record.registrationStatus !== undefined) return ok(undefined)
  const organisations = await listOrganisations(context)
  return organisations.ok ? ok(linkedOrganisations(organisations.value)[0]) : organisations
}

/** Shows the organization that is linked already; the user continues with it. */
export const askToFinish = (name: string, status: Association['status']): StepOutcome => ({
  kind: 'review',
  review: { kind: 'alreadyAssociated', name, status },
})
