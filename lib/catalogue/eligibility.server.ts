import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listQualifications } from '@/lib/backends/commerce/qualifications.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type Eligibility, evaluateEligibility, evaluateItems, type ItemsEligibility } from './eligibility'
import { grantedLevels, heldLevel } from './held-level'
import { loadOrderingOrganizations, rankIn } from './ordering-organizations.server'
import type { NeededRanks } from './title-items'

/** Whether a user may order a title and its items, and the code of their level on the site. */
export type PersonalEligibility = {
  eligibility: Eligibility
  items: ItemsEligibility | undefined
  siteLevel: string | undefined
}

/** Determines the eligibility for a title and its items. */
export async function loadEligibility(
  context: SignedInContext,
  needed: NeededRanks,
  now: number,
): Promise<Result<PersonalEligibility, Problem>> {
  const loaded = await loadQualification(context, now)
  if (!loaded.ok) return loaded
  const { judge, siteLevel } = loaded.value
  const eligibility = judge(needed.title)
  return ok({ eligibility, items: evaluateItems(eligibility, needed.items.map(judge)), siteLevel })
}

/** Judges any required rank for a user; `siteLevel` is the level of that user on the site. */
export type Qualification = { judge: (neededRank: number) => Eligibility; siteLevel: string | undefined }

/**
 * Loads what decides about required levels: the user's record, evidence and organizations. All are loaded
 * with every call; nothing is cached. The record's level may be that of the default organization, so only
 * evidence counts as the user's own.
 */
export async function loadQualification(
  context: SignedInContext,
  now: number,
): Promise<Result<Qualification, Problem>> {
  const [ordering, user, evidence] = await Promise.all([
    loadOrderingOrganizations(context),
    fetchUser(context),
    listQualifications(context),
  ])
  if (!ordering.ok) return ordering
  if (!user.ok) return user
  if (!evidence.ok) return evidence
  const { levels, organizations } = ordering.value
  const granted = grantedLevels(context.locale, evidence.value.qualifications, now)
  const ownRank = Math.max(0, ...granted.map(code => rankIn(levels, code)))
  return ok({
    judge: rank => evaluateEligibility(rank, ownRank, organizations),
    siteLevel: heldLevel(context.locale, user.value.qualification, now),
  })
}
