import type { LevelOption } from '@/lib/backends/commerce/reference.server'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { needsRenewal, type QualificationView, qualificationState } from './qualification-state'

type Levels = readonly Pick<LevelOption, 'code' | 'rank'>[]

/**
 * The ended qualifications whose level their holder no longer has and that nothing renews; of each level, the
 * one that ended last.
 * @param held code of the level that the holder has now; undefined without one
 */
export function lapsedQualifications(
  view: QualificationView,
  levels: Levels,
  held: string | undefined,
): readonly Qualification[] {
  const rankOf = (code: string | undefined) => levels.find(level => level.code === code)?.rank ?? 0
  const lost = view.qualifications.filter(
    qualification =>
      qualificationState(qualification, view) === 'expired' &&
      needsRenewal(qualification, view) &&
      rankOf(qualification.grantsLevel.code) > rankOf(held),
  )
  const last = lost.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))
  return last.filter(
    ({ grantsLevel }, at) => last.findIndex(known => known.grantsLevel.code === grantsLevel.code) === at,
  )
}

const endOf = ({ validUntil = '' }: Qualification): string => validUntil
