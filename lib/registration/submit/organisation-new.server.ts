import 'server-only'
import type { SettledAddress } from '@/lib/backends/commerce/postal-address'
import type { Organization } from '@/lib/contract/commerce/organization'
import { type LinkStatus, linkedOrganisations } from '@/lib/organisation/linked-organisations'
import {
  createOrganisation,
  findSimilarOrganisations,
  issueTemporaryNumber,
  listOrganisations,
  type NewOrganisation,
} from '@/lib/organisation/organisations.server'
import { placeAmongSimilar } from '@/lib/organisation/show-organisation'
import type { Problem } from '@/lib/result/result'
import type { Organisation } from '../schemas/organisation'
import { finishOrganisation } from './complete.server'
import { areDeclined, hasDeclined } from './declined-matches.server'
import { linkMessage } from './link-message'
import { settleOrganisationAddress } from './organisation-address.server'
import { askToFinish, findOwnOrganisation } from './organisation-own.server'
import { askAboutQglobal } from './organisation-qglobal.server'
import { toStepOutcome } from './refusals'
import type { StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

type NewChoice = Extract<Organisation, { choice: 'new' }>

type Finished = { organisation: Organization; status: LinkStatus }

/**
 * Creates the organization, issues its temporary customer account number (spec §4) and completes the
 * registration. Questions about its address, a Q-global account and similar organizations come first, in this
 * order, unless they are answered: correcting the address then loses no answer, and no question is about an
 * organization that exists already.
 */
export async function register(request: CustomerStepRequest, choice: NewChoice): Promise<StepOutcome> {
  const own = await findOwnOrganisation(request)
  if (!own.ok) return { kind: 'failed', problem: own.error }
  if (own.value !== undefined)
    return own.value.organisation.name === choice.name
      ? finish(request, own.value)
      : askToFinish(own.value.organisation.name, own.value.status)
  const settled = await settleOrganisationAddress(request, choice)
  if (!settled.ok) return settled.outcome
  const outcome = await askOrCreate(request, choice, settled.value)
  return outcome.kind === 'review' ? { ...outcome, settledAddress: settled.value } : outcome
}

async function askOrCreate(
  request: CustomerStepRequest,
  { name, industry, sector, qglobalAccountNumber, administrator }: NewChoice,
  settled: SettledAddress,
): Promise<StepOutcome> {
  if (qglobalAccountNumber !== '' && !isQglobalSettled(request))
    return askAboutQglobal(request, qglobalAccountNumber)
  const organisation = {
    name,
    industry,
    sector,
    ...settled,
    administrator,
    qglobalAccountNumber,
  }
  const created = await createOrganisation(request.context, organisation, {
    insist: await isNoneOfSimilar(request, organisation),
    idempotencyKey: request.idempotencyKey,
  })
  return created.ok
    ? finish(request, { organisation: created.value, status: 'ASSOCIATED' })
    : refusedCreation(request, organisation, created.error)
}

/**
 * Whether the user has said that the organization is none of those that resemble it: as the answer to this
 * question, or when a search for the same name and postal code showed them (pages: Accounts).
 */
async function isNoneOfSimilar(
  { context, review, intent, form }: CustomerStepRequest,
  organisation: NewOrganisation,
): Promise<boolean> {
  if (review?.kind === 'similarOrganisations' && intent === 'register-anyway') return true
  if (!hasDeclined(form)) return false
  const similar = await findSimilarOrganisations(context, organisation)
  if (!similar.ok) return false
  return areDeclined(
    form,
    similar.value.map(({ uid }) => uid),
  )
}

/**
 * A number that cannot be issued now does not block the user: the confirmation and the list of accounts
 * request it again. It is for members; a user whose membership is pending gets none.
 */
async function finish(
  request: CustomerStepRequest,
  { organisation, status }: Finished,
): Promise<StepOutcome> {
  const { status: state, association } = organisation
  if (status === 'ASSOCIATED') await issueTemporaryNumber(request.context, organisation.uid)
  return finishOrganisation(request, linkMessage({ ...association, status }, state === 'PENDING'))
}

/**
 * The account was found and accepted: by this answer, or by the one before the list of similar organizations.
 */
const isQglobalSettled = ({ review, intent }: CustomerStepRequest): boolean =>
  (review?.kind === 'qglobalFound' && intent === 'use-qglobal') ||
  (review?.kind === 'similarOrganisations' && intent === 'register-anyway')

async function refusedCreation(
  request: CustomerStepRequest,
  organisation: NewOrganisation,
  problem: Problem,
): Promise<StepOutcome> {
  switch (problem.code) {
    case 'AlreadyExistsError':
      return askAboutDuplicate(request, organisation.name, problem)
    case 'SimilarOrganizationsError':
      return askAboutSimilar(request, organisation)
    case 'IdempotencyConflictError':
      return finishEarlier(request, organisation.name, problem)
    default:
      return toStepOutcome(problem)
  }
}

async function askAboutSimilar(
  { context }: CustomerStepRequest,
  organisation: NewOrganisation,
): Promise<StepOutcome> {
  const similar = await findSimilarOrganisations(context, organisation)
  if (!similar.ok) return { kind: 'failed', problem: similar.error }
  const organisations = similar.value.map(({ uid, name, address }) => ({
    uid,
    name,
    place: placeAmongSimilar(address),
  }))
  return { kind: 'review', review: { kind: 'similarOrganisations', organisations } }
}

/**
 * The same submission created the organization before, when the verification of its address gave another
 * result or was unavailable. A submission creates one organization only, so the user continues with this one.
 */
async function finishEarlier(
  request: CustomerStepRequest,
  name: string,
  problem: Problem,
): Promise<StepOutcome> {
  const organisations = await listOrganisations(request.context)
  if (!organisations.ok) return { kind: 'failed', problem: organisations.error }
  const made = linkedOrganisations(organisations.value).find(({ organisation }) => organisation.name === name)
  return made === undefined ? toStepOutcome(problem) : finish(request, made)
}

/**
 * The existing organization may be the user's own: created by an earlier submission whose response was lost.
 * Then no second one is created.
 */
async function askAboutDuplicate(
  { context }: CustomerStepRequest,
  name: string,
  problem: Problem,
): Promise<StepOutcome> {
  const organisations = await listOrganisations(context)
  if (!organisations.ok) return { kind: 'failed', problem: organisations.error }
  const existing = problem.details?.find(({ type }) => type === 'AlreadyExistsError')?.subject
  const own = organisations.value.find(({ uid }) => uid === existing)
  return own?.association === undefined
    ? { kind: 'review', review: { kind: 'organisationExists', name } }
    : askToFinish(name, own.association.status)
}
