import { ADD_ORGANISATION, type Fact, type FormId, STEPS, type StepId } from '@/lib/site/steps'
import * as engine from '@/lib/steps/decide-step'
import type { Flow } from '@/lib/steps/flow'
import type { StepRules } from '@/lib/steps/step-rules'

export type RegistrationStatus = 'NEW' | 'REGISTER_EXISTING' | 'REGISTERED'

/** How far a visitor has come; read fresh from the back ends, never from the browser. */
export type Progress = {
  facts: ReadonlySet<Fact>
  status: RegistrationStatus
  /** The wizard was completed minutes ago by this user: the confirmation may be seen. */
  justRegistered: boolean
}

export const ANONYMOUS: Progress = { facts: new Set(), status: 'NEW', justRegistered: false }

/** The registration as a wizard (spec §2, access rules and further rules). */
export const REGISTRATION: StepRules<StepId, Fact, Progress> = {
  steps: STEPS,
  start: 'register',
  end: 'registered',
  isFinished: ({ status }) => status === 'REGISTERED',
  maySeeEnd: ({ justRegistered }) => justRegistered,
  mayRevisit: ({ status }) => status === 'REGISTER_EXISTING',
}

type StepDecision = engine.StepDecision<StepId>

/** The furthest step that is open to the visitor: where a closed step leads, and where they continue. */
export const latestStep = (flow: Flow<StepId>, progress: Progress): StepId =>
  engine.latestStep(REGISTRATION, flow, progress)

/** May this visitor enter this step? The one decision behind middleware, page and handler (spec §2). */
export const decideStep = (flow: Flow<StepId>, id: StepId, progress: Progress): StepDecision =>
  engine.decideStep(REGISTRATION, flow, id, progress)

/**
 * The same for a form. An organization is added to a registration that is complete; others complete theirs
 * first.
 */
export function decideForm(flow: Flow<StepId>, form: FormId, progress: Progress): StepDecision {
  if (form !== ADD_ORGANISATION) return decideStep(flow, form, progress)
  return progress.status === 'REGISTERED'
    ? { kind: 'enter' }
    : { kind: 'redirect', to: latestStep(flow, progress), reason: 'missing' }
}
