import type { Flow } from '@/lib/site/flows'
import { ADD_ORGANISATION, type Fact, type FormId, getStep, type StepId } from '@/lib/site/steps'

export type RegistrationStatus = 'NEW' | 'REGISTER_EXISTING' | 'REGISTERED'

/** How far a visitor has come; read fresh from the back ends, never from the browser. */
export type Progress = {
  facts: ReadonlySet<Fact>
  status: RegistrationStatus
  /** The wizard was completed minutes ago by this user: the confirmation may be seen. */
  justRegistered: boolean
}

export const ANONYMOUS: Progress = { facts: new Set(), status: 'NEW', justRegistered: false }

export type StepDecision =
  | { kind: 'enter' }
  | { kind: 'redirect'; to: StepId; reason: 'finished' | 'missing' | 'spent' }

const isDone = (id: StepId, { facts }: Progress): boolean => {
  const fact = getStep(id).produces
  return fact !== null && facts.has(fact)
}

/** Why a step is closed, or null where it may be entered (spec §2, access rules and further rules). */
function obstacle(flow: Flow, id: StepId, progress: Progress) {
  const { reentry, terminal } = getStep(id)
  if (reentry === 'always') return null
  if (progress.status === 'REGISTERED' && !(terminal && progress.justRegistered)) return 'finished'
  const earlier = flow.slice(0, flow.indexOf(id))
  if (earlier.some(before => getStep(before).produces !== null && !isDone(before, progress))) return 'missing'
  return isDone(id, progress) && progress.status !== 'REGISTER_EXISTING' ? 'spent' : null
}

/** The furthest step that is open to the visitor: where a closed step leads, and where they continue. */
export const latestStep = (flow: Flow, progress: Progress): StepId =>
  flow.filter(id => getStep(id).terminal !== true).findLast(id => obstacle(flow, id, progress) === null) ??
  'register'

/**
 * May this visitor enter this step? The one decision behind middleware, page and handler (spec §2). Its
 * redirect target can always be entered, so following it cannot loop.
 */
export function decideStep(flow: Flow, id: StepId, progress: Progress): StepDecision {
  const reason = obstacle(flow, id, progress)
  return reason === null ? { kind: 'enter' } : { kind: 'redirect', to: latestStep(flow, progress), reason }
}

/**
 * The same for a form. An organization is added to a registration that is complete; others complete theirs
 * first.
 */
export function decideForm(flow: Flow, form: FormId, progress: Progress): StepDecision {
  if (form !== ADD_ORGANISATION) return decideStep(flow, form, progress)
  return progress.status === 'REGISTERED'
    ? { kind: 'enter' }
    : { kind: 'redirect', to: latestStep(flow, progress), reason: 'missing' }
}
