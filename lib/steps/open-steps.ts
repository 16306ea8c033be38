import { decideStep } from './decide-step'
import type { Flow } from './flow'
import type { StepProgress, StepRules } from './step-rules'

/** Steps before a given one that may be entered, in order. A back link leads to the last of them. */
export const openStepsBefore = <Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  rules: StepRules<Id, Fact, Progress>,
  flow: Flow<Id>,
  id: Id,
  progress: Progress,
): Flow<Id> =>
  flow.slice(0, flow.indexOf(id)).filter(before => decideStep(rules, flow, before, progress).kind === 'enter')
