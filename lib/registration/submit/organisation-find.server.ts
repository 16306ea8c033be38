import 'server-only'
import { findOrganisationsByName, listOrganisations } from '@/lib/organisation/organisations.server'
import { placeAmongSimilar } from '@/lib/organisation/show-organisation'
import { DECLINED_FIELD } from '../schemas/declined-matches-field'
import type { Organisation } from '../schemas/organisation'
import { declinedMatches } from './declined-matches.server'
import { askToFinish } from './organisation-own.server'
import { toStepOutcome } from './refusals'
import type { StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

type Search = Extract<Organisation, { choice: 'find' }>

/**
 * Searches organizations by name and postal code (pages: Accounts) and asks the user to choose one, showing
 * only names and places. Organizations of the user are not offered.
 */
export async function findByName({ context }: CustomerStepRequest, search: Search): Promise<StepOutcome> {
  const [found, own] = await Promise.all([
    findOrganisationsByName(context, search),
    listOrganisations(context),
  ])
  if (!found.ok) return toStepOutcome(found.error)
  if (!own.ok) return { kind: 'failed', problem: own.error }
  const linkOf = (uid: string) => own.value.find(organisation => organisation.uid === uid)?.association
  const others = found.value.filter(({ uid }) => linkOf(uid) === undefined)
  const organisations = others.map(({ uid, name, address }) => ({
    uid,
    name,
    place: placeAmongSimilar(address),
  }))
  if (organisations.length > 0)
    return { kind: 'review', review: { kind: 'matchingOrganisations', organisations } }
  const [known] = found.value
  const association = known && linkOf(known.uid)
  return known === undefined || association === undefined
    ? { kind: 'review', review: { kind: 'organisationNoMatch' } }
    : askToFinish(known.name, association.status)
}

/**
 * Goes on to register the organization that was searched for. The results that the user was shown are then
 * declined, and not asked about again.
 */
export function registerSearched({ form, review }: CustomerStepRequest): StepOutcome {
  const shown = review?.kind === 'matchingOrganisations' ? review.organisations : []
  const uids = shown.map(({ uid }) => uid)
  return { kind: 'stay', filled: { [DECLINED_FIELD]: declinedMatches(form, uids) } }
}
