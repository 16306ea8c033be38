import { countedSteps, type Flow, flowFor } from './flow'
import type { StepProgress, StepRules } from './step-rules'

/**
 * Why a step is closed: the wizard is finished, an earlier step is missing, the step is already saved, or it
 * is omitted.
 */
export type ClosedReason = 'finished' | 'missing' | 'spent' | 'omitted'

export type StepDecision<Id extends string> =
  | { kind: 'enter' }
  | { kind: 'redirect'; to: Id; reason: ClosedReason }

function isDone<Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  { steps }: StepRules<Id, Fact, Progress>,
  id: Id,
  { facts }: Progress,
): boolean {
  const fact = steps[id].produces
  return fact !== null && facts.has(fact)
}

function closedReason<Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  rules: StepRules<Id, Fact, Progress>,
  flow: Flow<Id>,
  id: Id,
  progress: Progress,
): ClosedReason | null {
  const { reentry, terminal } = rules.steps[id]
  if (reentry === 'always') return null
  if (rules.isFinished(progress) && !(terminal && rules.maySeeEnd(progress))) return 'finished'
  const own = flowFor(rules, flow, progress)
  if (!own.includes(id)) return 'omitted'
  const earlier = own.slice(0, own.indexOf(id))
  const isMissing = (before: Id) => rules.steps[before].produces !== null && !isDone(rules, before, progress)
  if (earlier.some(isMissing)) return 'missing'
  return isDone(rules, id, progress) && !rules.mayRevisit(progress) ? 'spent' : null
}

/**
 * The furthest step that is open to the visitor: target of the redirect from a closed step, and of
 * "continue".
 */
export const latestStep = <Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  rules: StepRules<Id, Fact, Progress>,
  flow: Flow<Id>,
  progress: Progress,
): Id =>
  countedSteps(rules.steps, flow).findLast(id => closedReason(rules, flow, id, progress) === null) ??
  rules.start

/**
 * Decides whether a visitor may enter a step; middleware, page and handler of a wizard all use it. Its
 * redirect target can always be entered, so the redirect cannot loop.
 */
export function decideStep<Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  rules: StepRules<Id, Fact, Progress>,
  flow: Flow<Id>,
  id: Id,
  progress: Progress,
): StepDecision<Id> {
  const reason = closedReason(rules, flow, id, progress)
  return reason === null
    ? { kind: 'enter' }
    : { kind: 'redirect', to: latestStep(rules, flow, progress), reason }
}
