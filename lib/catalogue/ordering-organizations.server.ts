import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { type LevelOption, loadQualificationLevels } from '@/lib/backends/commerce/reference.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import { linkedOrganisations } from '@/lib/organisation/linked-organisations'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { OrderingOrganization } from './eligibility'

type Levels = readonly Pick<LevelOption, 'code' | 'rank'>[]

/** The rank of a level of the site; 0 without one. */
export const rankIn = (levels: Levels, code: string | undefined): number =>
  levels.find(level => level.code === code)?.rank ?? 0

/** The levels of the site, and the active organizations for which the user may order. */
export async function loadOrderingOrganizations(
  context: SignedInContext,
): Promise<Result<{ levels: Levels; organizations: readonly OrderingOrganization[] }, Problem>> {
  const [levels, listed] = await Promise.all([
    loadQualificationLevels(context.locale),
    listOrganisations(context),
  ])
  if (!levels.ok) return levels
  if (!listed.ok) return listed
  return ok({ levels: levels.value, organizations: orderingOrganizations(listed.value, levels.value) })
}

/** Those that are active and that the user is linked with, by the ranks of the site. */
export const orderingOrganizations = (
  organizations: readonly Organization[],
  levels: Levels,
): readonly OrderingOrganization[] =>
  linkedOrganisations(organizations)
    .filter(({ organisation, status }) => status === 'ASSOCIATED' && organisation.status === 'ACTIVE')
    .map(({ organisation: { uid, name, qualificationLevel, association } }) => ({
      uid,
      name,
      rank: rankIn(levels, qualificationLevel?.code),
      isDefault: association?.default === true,
    }))
