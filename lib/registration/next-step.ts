import type { Flow } from '@/lib/site/flows'
import type { Fact, StepId } from '@/lib/site/steps'
import { getStep } from '@/lib/site/steps'
import { decideStep, latestStep, type Progress } from './decide-step'

/** Progress once a step has been saved. */
export function afterStep(progress: Progress, id: StepId): Progress {
  const fact: Fact | null = getStep(id).produces
  return fact === null ? progress : { ...progress, facts: new Set([...progress.facts, fact]) }
}

/**
 * Where saving a step leads: the next step of the locale's order that may be entered (spec §4). Steps whose
 * facts exist already are passed over, so somebody who continues on another site is not asked twice.
 */
export function nextStep(flow: Flow, id: StepId, progress: Progress): StepId {
  const later = flow.slice(flow.indexOf(id) + 1)
  const open = later.find(candidate => decideStep(flow, candidate, progress).kind === 'enter')
  return open ?? 'registered'
}

/**
 * Steps before the one to continue with that may be looked at again, in the locale's order (spec §2): those
 * of somebody who registers again. Others have none.
 */
export function stepsToRevisit(flow: Flow, progress: Progress): Flow {
  const latest = latestStep(flow, progress)
  return flow
    .slice(0, flow.indexOf(latest))
    .filter(id => getStep(id).reentry !== 'always' && decideStep(flow, id, progress).kind === 'enter')
}
