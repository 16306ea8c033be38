import type { User } from '@/lib/contract/commerce/user'
import type { Locale } from '@/lib/site/sites'
import { flowOf } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { latestStep } from './decide-step'
import { toProgress } from './progress'

type OwnRecord = Pick<User, 'jobTitle' | 'registrationStatus' | 'defaultB2BUnit'>

/**
 * The step with which a user with an incomplete registration continues, according to their customer record.
 */
export function openStepOf(
  locale: Locale,
  { jobTitle, registrationStatus, defaultB2BUnit }: OwnRecord,
): StepId {
  const hasAddress = defaultB2BUnit?.billingAddress !== undefined
  return latestStep(flowOf(locale), toProgress({ jobTitle, registrationStatus, hasAddress }, false))
}
