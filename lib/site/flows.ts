import type { FlowName } from './sites.ts'
import type { StepId } from './steps.ts'

export type Flow = readonly StepId[]

/** The two orders of the same five steps (spec §2); the site table sets the one of each site. */
export const FLOWS = {
  personalFirst: ['register', 'personal-info', 'contact-address', 'organisation', 'registered'],
  addressFirst: ['register', 'contact-address', 'personal-info', 'organisation', 'registered'],
} as const satisfies Record<FlowName, Flow>
