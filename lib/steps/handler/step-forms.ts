import type { CookieMap } from '@/lib/cookies/cookie-change'
import type { Session } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'
import type { StepDraft } from '../step-draft'
import type { StepDrafts } from '../step-drafts.server'
import type { NextPage, StepOutcome } from './step-outcome'
import type { LoadedVisitor, StepSubmission, UnavailableVisitor } from './step-submission'

/** Whether the sender may save the step now, or the page that shows them what they can do instead. */
export type StepAccess = { kind: 'enter' } | { kind: 'moved'; to: string }

/** How a step is submitted: for the first time or again, and with which draft. */
export type Attempt<Draft> = {
  draft: Draft | undefined
  /** Time of the first submission, ISO 8601. */
  sentAt: string
  /** The same form was submitted before, and its outcome is unknown. */
  isRepeated: boolean
}

/**
 * Declares the forms of a wizard for its POST handler: which forms there are, who may submit them, what
 * saving does and where it leads. `Visitor` is a sender with their progress, `Saved` what a saved step passes
 * to `next`.
 */
export type StepForms<Form extends string, Visitor extends LoadedVisitor, Draft extends StepDraft, Saved> = {
  /** Unique name of the wizard. */
  name: string
  isForm: (value: string) => value is Form
  drafts: StepDrafts<Form, Draft>
  /** Public address of the page of a form. */
  formHref: (locale: Locale, form: Form) => string
  /** Address of the page that is open to every visitor. */
  startHref: (locale: Locale) => string
  /** Whether a form is for visitors without an account; its drafts belong to the browser. */
  isForAnonymous: (form: Form) => boolean
  /** Whether an anonymous sender of a form signs in first, instead of going to the open step. */
  needsSignIn: (form: Form) => boolean
  /** Loads the sender with their progress, fresh from the back ends. */
  loadVisitor: (session: Session, locale: Locale, cookies: CookieMap) => Promise<Visitor | UnavailableVisitor>
  /** Decides whether the sender may save the step now; usually by `decideStep`. */
  decide: (submission: StepSubmission<Form, Visitor>) => StepAccess
  /** Page for a user who has submitted the form of another account; its notice says so. */
  otherAccountHref: (locale: Locale, visitor: Visitor | UnavailableVisitor) => string
  /** Validates and saves the step. */
  submit: (
    submission: StepSubmission<Form, Visitor>,
    attempt: Attempt<Draft>,
  ) => Promise<StepOutcome<Draft, Saved>>
  /** Where a saved step leads; usually by `afterStep` and `nextStep`. */
  next: (submission: StepSubmission<Form, Visitor>, saved: Saved) => Promise<NextPage>
}
