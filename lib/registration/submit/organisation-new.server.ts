import 'server-only'
import { type PostalAddress, toPostalAddress } from '@/lib/commerce/postal-address'
import type { Problem } from '@/lib/http/result'
import {
  createOrganisation,
  findSimilarOrganisations,
  issueTemporaryNumber,
  type NewOrganisation,
} from '@/lib/organisation/organisations.server'
import type { Organisation } from '../schemas/organisation'
import { refusedForm, type StepOutcome } from '../submission'
import { toEnteredAddress } from './address-choice'
import { completeRegistration } from './complete.server'
import { placeOf } from './organisation-link.server'
import { askAboutQglobal } from './organisation-qglobal.server'
import { toStepOutcome } from './refusals'
import type { CustomerStepRequest } from './step-request'

type NewChoice = Extract<Organisation, { choice: 'new' }>

function addressOf({ address }: NewChoice, { record }: CustomerStepRequest): PostalAddress | undefined {
  if (address.source === 'another') return toEnteredAddress(address)
  const contact = record.defaultB2BUnit?.billingAddress
  return contact && toPostalAddress(contact)
}

/**
 * Creates the organisation, issues its temporary customer account number (spec §4) and completes the registration. A Q-global
 * account and similar organisations are asked about first, unless those questions have been answered.
 */
export async function register(request: CustomerStepRequest, choice: NewChoice): Promise<StepOutcome> {
  const address = addressOf(choice, request)
  if (address === undefined) return refusedForm('conflict')
  const { name, industry, sector, qglobalAccountNumber, administrator } = choice
  if (qglobalAccountNumber !== '' && !isQglobalSettled(request))
    return askAboutQglobal(request, qglobalAccountNumber)
  const organisation = {
    name,
    industry,
    sector,
    address,
    administrator,
    ...(qglobalAccountNumber !== '' && { qglobalAccountNumber }),
  }
  const wasAsked = request.review?.kind === 'similarOrganisations'
  const created = await createOrganisation(request.context, organisation, {
    insist: wasAsked && request.intent === 'register-anyway',
    idempotencyKey: request.sendingKey,
  })
  if (!created.ok) return refusedCreation(request, organisation, created.error)
  // A number that is late does not hold the person up: the confirmation asks for it again.
  await issueTemporaryNumber(request.context, created.value.uid)
  return completeRegistration(request.context)
}

/** The account was found and accepted, in this answer or in the one before the match list. */
const isQglobalSettled = ({ review, intent }: CustomerStepRequest): boolean =>
  (review?.kind === 'qglobalFound' && intent === 'use-qglobal') ||
  (review?.kind === 'similarOrganisations' && intent === 'register-anyway')

async function refusedCreation(
  { context }: CustomerStepRequest,
  organisation: NewOrganisation,
  problem: Problem,
): Promise<StepOutcome> {
  if (problem.code === 'AlreadyExistsError') return refusedForm('organisationExists')
  if (problem.code !== 'SimilarOrganizationsError') return toStepOutcome(problem)
  const similar = await findSimilarOrganisations(context, organisation)
  if (!similar.ok) return { kind: 'failed', problem: similar.error }
  const organisations = similar.value.map(({ uid, name, address }) => ({
    uid,
    name,
    place: placeOf(address),
  }))
  return { kind: 'review', review: { kind: 'similarOrganisations', organisations } }
}
