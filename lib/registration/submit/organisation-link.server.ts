import 'server-only'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Problem } from '@/lib/http/result'
import { associate, lookUpOrganisation } from '@/lib/organisation/organisations.server'
import { type Review, refusedFields, refusedForm, type StepOutcome } from '../submission'
import { completeRegistration } from './complete.server'
import { toStepOutcome } from './refusals'
import type { CustomerStepRequest } from './step-request'

/** Town, region and country: all that is shown of an organisation's address before the link is made. */
export const placeOf = (address: OrganizationAddress | undefined): string =>
  [address?.town, address?.region?.name, address?.country.name].filter(Boolean).join(', ')

/** Looks the number up and asks whether it is the right organisation, or whether its successor is. */
export async function findExisting(request: CustomerStepRequest, number: string): Promise<StepOutcome> {
  const found = await lookUpOrganisation(request.context, number)
  if (!found.ok) {
    return found.error.status === 404
      ? refusedFields([{ name: 'customerAccountNumber', code: 'notFound' }])
      : toStepOutcome(found.error)
  }
  const { uid, name, mergedInto, addresses } = found.value
  if (mergedInto !== undefined)
    return { kind: 'review', review: { kind: 'mergedOrganisation', name, target: mergedInto } }
  const place = placeOf(addresses.primaryBillingAddress ?? addresses.matchedAddress)
  return { kind: 'review', review: { kind: 'confirmOrganisation', uid, name, place } }
}

/** The organisation that the answer to an open question names; only one that was offered counts. */
function chosenUid(review: Review | undefined, choice: string | undefined): string | undefined {
  switch (review?.kind) {
    case 'confirmOrganisation':
      return review.uid
    case 'mergedOrganisation':
      return review.target.uid
    case 'similarOrganisations':
      return review.organisations.find(({ uid }) => uid === choice)?.uid
    default:
      return undefined
  }
}

/** Links the user with the organisation they confirmed and completes the registration. */
export async function link({ context, review, form }: CustomerStepRequest): Promise<StepOutcome> {
  const uid = chosenUid(review, form.similar)
  if (uid === undefined) {
    return review?.kind === 'similarOrganisations'
      ? refusedFields([{ name: 'similar', code: 'required' }])
      : refusedForm('conflict')
  }
  const linked = await associate(context, uid, { administrator: false })
  return linked.ok ? completeRegistration(context) : refusedLink(linked.error)
}

/** The technical failure of the link has its own message (spec §8); an outage stays one. */
const refusedLink = (problem: Problem): StepOutcome =>
  problem.status === undefined || (problem.status >= 500 && problem.code !== 'AssociationError')
    ? { kind: 'failed', problem }
    : refusedForm('cannotAssociate')
