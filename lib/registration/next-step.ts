import type { StepId } from '@/lib/site/steps'
import type { Flow } from '@/lib/steps/flow'
import * as engine from '@/lib/steps/next-step'
import { type Progress, REGISTRATION } from './decide-step'

/** Progress once a step has been saved. */
export const afterStep = (progress: Progress, id: StepId): Progress =>
  engine.afterStep(REGISTRATION, progress, id)

/**
 * Where saving a step leads: the next step of the locale's order that may be entered (spec §4). Steps whose
 * facts exist already are passed over, so somebody who continues on another site is not asked twice.
 */
export const nextStep = (flow: Flow<StepId>, id: StepId, progress: Progress): StepId =>
  engine.nextStep(REGISTRATION, flow, id, progress)

/**
 * Steps before the one to continue with that may be looked at again, in the locale's order (spec §2): those
 * of somebody who registers again. Others have none.
 */
export const stepsToRevisit = (flow: Flow<StepId>, progress: Progress): Flow<StepId> =>
  engine.stepsToRevisit(REGISTRATION, flow, progress)
