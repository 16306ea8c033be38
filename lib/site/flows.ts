import type { FlowName } from './sites.ts'
import { getStep, type StepId } from './steps.ts'

export type Flow = readonly StepId[]

/** The two orders of the same five steps (spec §2); a site names its own in the site table. */
export const FLOWS = {
  personalFirst: ['register', 'personal-info', 'contact-address', 'organisation', 'registered'],
  addressFirst: ['register', 'contact-address', 'personal-info', 'organisation', 'registered'],
} as const satisfies Record<FlowName, Flow>

/** Steps that are counted in "Step n of m": all but the confirmation. */
export const countedSteps = (flow: Flow): Flow => flow.filter(id => getStep(id).terminal !== true)

/** Position of a step in its flow, counted from 1, and the number of counted steps. */
export const stepPosition = (flow: Flow, id: StepId): { position: number; total: number } => {
  const counted = countedSteps(flow)
  return { position: counted.indexOf(id) + 1, total: counted.length }
}
