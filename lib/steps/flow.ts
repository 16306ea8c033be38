import type { StepDefinition, StepProgress, StepRules } from './step-rules'

/** The order of the steps of a wizard. */
export type Flow<Id extends string> = readonly Id[]

type Steps<Id extends string> = Readonly<Record<Id, StepDefinition<string>>>

/** Steps that are counted in "Step n of m": all but the terminal one. */
export const countedSteps = <Id extends string>(steps: Steps<Id>, flow: Flow<Id>): Flow<Id> =>
  flow.filter(id => steps[id].terminal !== true)

/** Position of a step in its flow, from 1 (0 for the terminal one), and the number of counted steps. */
export function stepPosition<Id extends string>(steps: Steps<Id>, flow: Flow<Id>, id: Id) {
  const counted = countedSteps(steps, flow)
  return { position: counted.indexOf(id) + 1, total: counted.length }
}

/** The flow without the steps that are omitted for this visitor. */
export const flowFor = <Id extends string, Fact extends string, Progress extends StepProgress<Fact>>(
  rules: StepRules<Id, Fact, Progress>,
  flow: Flow<Id>,
  progress: Progress,
): Flow<Id> => flow.filter(id => rules.isOmitted?.(id, progress) !== true)
