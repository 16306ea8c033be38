import type { StepId } from '@/lib/site/steps'
import type { Flow } from '@/lib/steps/flow'
import * as engine from '@/lib/steps/next-step'
import { type Progress, REGISTRATION } from './decide-step'

/** Progress after a step has been saved. */
export const afterStep = (progress: Progress, id: StepId): Progress =>
  engine.afterStep(REGISTRATION, progress, id)

/**
 * The step that follows a saved one: the next step of the locale's flow that may be entered (spec §4). Steps
 * whose facts exist already are skipped, so a user who continues on another site does not enter data twice.
 */
export const nextStep = (flow: Flow<StepId>, id: StepId, progress: Progress): StepId =>
  engine.nextStep(REGISTRATION, flow, id, progress)

/**
 * Earlier steps that may be shown again, in the locale's order (spec §2): those before the step to continue
 * with, for a user who registers again (`REGISTER_EXISTING`). Other users have none.
 */
export const stepsToRevisit = (flow: Flow<StepId>, progress: Progress): Flow<StepId> =>
  engine.stepsToRevisit(REGISTRATION, flow, progress)
