import { ADD_ORGANISATION, type Fact, type FormId, STEPS, type StepId } from '@/lib/site/steps'
import * as engine from '@/lib/steps/decide-step'
import type { Flow } from '@/lib/steps/flow'
import type { StepRules } from '@/lib/steps/step-rules'

export type RegistrationStatus = 'NEW' | 'REGISTER_EXISTING' | 'REGISTERED'

/** Progress of a user in the wizard; read fresh from the back ends, never from the browser. */
export type Progress = {
  facts: ReadonlySet<Fact>
  status: RegistrationStatus
  /** The user completed the wizard minutes ago: the confirmation may be shown. */
  justRegistered: boolean
}

export const ANONYMOUS: Progress = { facts: new Set(), status: 'NEW', justRegistered: false }

/** The registration as a wizard (spec §2, access rules). */
export const REGISTRATION: StepRules<StepId, Fact, Progress> = {
  steps: STEPS,
  start: 'register',
  end: 'registered',
  isFinished: ({ status }) => status === 'REGISTERED',
  maySeeEnd: ({ justRegistered }) => justRegistered,
  mayRevisit: ({ status }) => status === 'REGISTER_EXISTING',
}

type StepDecision = engine.StepDecision<StepId>

/**
 * The furthest step that is open to the visitor: the redirect target of a closed step, and the step to
 * continue with.
 */
export const latestStep = (flow: Flow<StepId>, progress: Progress): StepId =>
  engine.latestStep(REGISTRATION, flow, progress)

/** Decides whether this visitor may enter this step. Middleware, page and handler all use it (spec §2). */
export const decideStep = (flow: Flow<StepId>, id: StepId, progress: Progress): StepDecision =>
  engine.decideStep(REGISTRATION, flow, id, progress)

/**
 * The same decision for a form. An organization can be added only to a complete registration; other users are
 * redirected to complete theirs first.
 */
export function decideForm(flow: Flow<StepId>, form: FormId, progress: Progress): StepDecision {
  if (form !== ADD_ORGANISATION) return decideStep(flow, form, progress)
  return progress.status === 'REGISTERED'
    ? { kind: 'enter' }
    : { kind: 'redirect', to: latestStep(flow, progress), reason: 'missing' }
}
