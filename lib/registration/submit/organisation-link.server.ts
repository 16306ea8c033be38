import 'server-only'
import { associate, lookUpOrganisation } from '@/lib/organisation/organisations.server'
import { placeOf, toListed } from '@/lib/organisation/show-organisation'
import type { Problem } from '@/lib/result/result'
import type { Review } from '../review'
import { finishOrganisation } from './complete.server'
import { linkMessage } from './link-message'
import { askToFinish, findOwnOrganisation } from './organisation-own.server'
import { toStepOutcome } from './refusals'
import { refusedFields, refusedForm, type StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * Looks up the customer account number and asks about the result (spec §4): not found, an organization that
 * the user is linked with already, one that has merged, or one to confirm.
 */
export async function findExisting(request: CustomerStepRequest, number: string): Promise<StepOutcome> {
  const found = await lookUpOrganisation(request.context, number)
  if (!found.ok) {
    return found.error.status === 404
      ? { kind: 'review', review: { kind: 'organisationNotFound' } }
      : toStepOutcome(found.error)
  }
  const { name, mergedInto, association } = found.value
  if (mergedInto !== undefined) {
    const { uid, address } = mergedInto
    const target = { uid, name: mergedInto.name, place: placeOf(address) }
    return { kind: 'review', review: { kind: 'mergedOrganisation', name, target } }
  }
  if (association !== undefined) return askToFinish(name, association.status)
  return { kind: 'review', review: { kind: 'confirmOrganisation', ...toListed(found.value) } }
}

/** The organization that the answer to an open question refers to; only one that was offered is valid. */
function chosen(review: Review | undefined, choice: string | undefined) {
  switch (review?.kind) {
    case 'confirmOrganisation':
    case 'cannotAssociate':
      return review
    case 'mergedOrganisation':
      return review.target
    case 'similarOrganisations':
    case 'matchingOrganisations':
      return review.organisations.find(({ uid }) => uid === choice)
    default:
      return undefined
  }
}

/** Links the user with the organization that they confirmed, and completes the registration. */
export async function link(request: CustomerStepRequest): Promise<StepOutcome> {
  const { context, review, form } = request
  const organisation = chosen(review, form.similar)
  if (organisation === undefined) {
    return review?.kind === 'similarOrganisations' || review?.kind === 'matchingOrganisations'
      ? refusedFields([{ name: 'similar', code: 'required' }])
      : refusedForm('conflict')
  }
  const own = await findOwnOrganisation(request)
  if (!own.ok) return { kind: 'failed', problem: own.error }
  if (own.value !== undefined && own.value.organisation.uid !== organisation.uid)
    return askToFinish(own.value.organisation.name, own.value.status)
  const { uid, name } = organisation
  const asks = isFoundByName(review)
  const linked = await associate(context, uid, { administrator: false, asks })
  if (!linked.ok) return refusedLink(request, { uid, name, asks }, linked.error)
  const { association, inReview = false } = linked.value
  if (association.status === 'REJECTED') return askToFinish(name, 'REJECTED')
  return finishOrganisation(request, linkMessage(association, inReview))
}

/**
 * Whether the organization was found by its name. Anybody may know a name and a postal code, unlike an
 * account number, so the link has to be approved, also when it is tried again.
 */
const isFoundByName = (review: Review | undefined): boolean =>
  review?.kind === 'matchingOrganisations' ||
  review?.kind === 'similarOrganisations' ||
  (review?.kind === 'cannotAssociate' && review.asks === true)

/**
 * Maps a failed link. An outage stays an outage. An organization that has merged since it was found is looked
 * up again. Every other refusal is the technical failure that customer support has to solve (spec §8).
 */
function refusedLink(
  request: CustomerStepRequest,
  { uid, name, asks }: { uid: string; name: string; asks: boolean },
  problem: Problem,
): StepOutcome | Promise<StepOutcome> {
  const { status, code } = problem
  const isOwnFault = status === 401 || status === 429
  if (isOwnFault || status === undefined || (status >= 500 && code !== 'AssociationError'))
    return { kind: 'failed', problem }
  const { choice, customerAccountNumber } = request.form
  if (code === 'OrganizationMergedError' && choice === 'existing' && customerAccountNumber !== undefined)
    return findExisting(request, customerAccountNumber)
  return { kind: 'review', review: { kind: 'cannotAssociate', uid, name, ...(asks && { asks: true }) } }
}
