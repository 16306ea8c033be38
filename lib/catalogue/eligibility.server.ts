import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { type LevelOption, loadQualificationLevels } from '@/lib/backends/commerce/reference.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import { linkedOrganisations } from '@/lib/organisation/linked-organisations'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import {
  type Eligibility,
  evaluateEligibility,
  evaluateItems,
  type Holder,
  type ItemsEligibility,
} from './eligibility'
import { heldLevel } from './held-level'
import type { NeededRanks } from './title-items'

/** Whether a user may order a title and its items, and the code of their own level on the site. */
export type PersonalEligibility = {
  eligibility: Eligibility
  items: ItemsEligibility | undefined
  ownLevel: string | undefined
}

/** Determines the eligibility for a title and its items. */
export async function loadEligibility(
  context: SignedInContext,
  needed: NeededRanks,
  now: number,
): Promise<Result<PersonalEligibility, Problem>> {
  const loaded = await loadQualification(context, now)
  if (!loaded.ok) return loaded
  const { judge, ownLevel } = loaded.value
  const eligibility = judge(needed.title)
  return ok({ eligibility, items: evaluateItems(eligibility, needed.items.map(judge)), ownLevel })
}

/** Judges any required rank for a user, who holds `ownLevel` on the site. */
export type Qualification = { judge: (neededRank: number) => Eligibility; ownLevel: string | undefined }

/**
 * Loads what decides about required levels: the user's record and organizations. Both are loaded with every
 * call; nothing is cached.
 */
export async function loadQualification(
  context: SignedInContext,
  now: number,
): Promise<Result<Qualification, Problem>> {
  const [levels, user, organisations] = await Promise.all([
    loadQualificationLevels(context.locale),
    fetchUser(context),
    listOrganisations(context),
  ])
  if (!levels.ok) return levels
  if (!user.ok) return user
  if (!organisations.ok) return organisations
  const rankOf = (code: string | undefined) => levels.value.find(level => level.code === code)?.rank ?? 0
  const ownLevel = heldLevel(context.locale, user.value.qualification, now)
  const holders = holdersOf(organisations.value, rankOf)
  return ok({ judge: rank => evaluateEligibility(rank, rankOf(ownLevel), holders), ownLevel })
}

/** Active organizations for which the user may order. */
const holdersOf = (
  organisations: readonly Organization[],
  rankOf: (code: LevelOption['code'] | undefined) => number,
): readonly Holder[] =>
  linkedOrganisations(organisations)
    .filter(({ organisation, status }) => status === 'ASSOCIATED' && organisation.status === 'ACTIVE')
    .map(({ organisation: { name, qualificationLevel } }) => ({
      name,
      rank: rankOf(qualificationLevel?.code),
    }))
