import { decideStep, latestStep } from './decide-step'
import type { Flow } from './flow'
import { openStepsBefore } from './open-steps'
import type { StepProgress, StepRules } from './step-rules'

/** The progress after a step has been saved. */
export function afterStep<Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  { steps }: StepRules<Id, Fact, Progress>,
  progress: Progress,
  id: Id,
): Progress {
  const fact = steps[id].produces
  return fact === null ? progress : { ...progress, facts: new Set([...progress.facts, fact]) }
}

/**
 * The step after a saved one: the review if it is open, so that an edit made from there returns to it;
 * otherwise the next step of the flow that may be entered; finally the terminal step.
 */
export function nextStep<Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  rules: StepRules<Id, Fact, Progress>,
  flow: Flow<Id>,
  id: Id,
  progress: Progress,
): Id {
  const isOpen = (candidate: Id) => decideStep(rules, flow, candidate, progress).kind === 'enter'
  const later = flow.slice(flow.indexOf(id) + 1)
  return (
    later.find(candidate => candidate === rules.review && isOpen(candidate)) ??
    later.find(isOpen) ??
    rules.end
  )
}

/** Steps before the one to continue with that may be visited again, without the start. */
export const stepsToRevisit = <Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  rules: StepRules<Id, Fact, Progress>,
  flow: Flow<Id>,
  progress: Progress,
): Flow<Id> =>
  openStepsBefore(rules, flow, latestStep(rules, flow, progress), progress).filter(
    id => rules.steps[id].reentry !== 'always',
  )
