import 'server-only'
import { flowOf, formHref, stepHref } from '@/lib/site/step-paths'
import { ADD_ORGANISATION, type FormId, isFormId } from '@/lib/site/steps'
import { defineStepForms } from '@/lib/steps/handler/define-step-forms.server'
import type { StepAccess, StepForms } from '@/lib/steps/handler/step-forms'
import type { StepSubmission } from '@/lib/steps/handler/step-submission'
import { nextPage } from './after-save.server'
import { decideForm, latestStep } from './decide-step'
import { type Draft, registrationDrafts } from './drafts/drafts.server'
import { sentNotice, withNotice } from './notices'
import { readRegisteredMarker } from './registered-marker.server'
import type { SavedStep } from './submit/step-outcome'
import { submitStep } from './submit/step-submit.server'
import { type LoadedVisitor, loadVisitor } from './visitor.server'

/** The forms of the registration, for their POST handler. */
export const REGISTRATION_FORMS: StepForms<FormId, LoadedVisitor, Draft, SavedStep> = {
  name: 'registration',
  isForm: isFormId,
  drafts: registrationDrafts,
  formHref,
  startHref: locale => stepHref(locale, 'register'),
  isForAnonymous: form => form === 'register',
  needsSignIn: form => form === ADD_ORGANISATION,
  loadVisitor: async (session, locale, cookies) =>
    loadVisitor(session, locale, await readRegisteredMarker(cookies)),
  decide,
  otherAccountHref: (locale, visitor) => {
    const step = visitor.kind === 'unavailable' ? 'register' : latestStep(flowOf(locale), visitor.progress)
    return withNotice(stepHref(locale, step), 'otherAccount')
  },
  submit: submitStep,
  next: nextPage,
}

export const postRegistrationStep = defineStepForms(REGISTRATION_FORMS)

/** Whether the visitor may save the form now (spec §2); if not, the open step shows why. */
function decide({ locale, step, visitor }: StepSubmission<FormId, LoadedVisitor>): StepAccess {
  const flow = flowOf(locale)
  const open = stepHref(locale, latestStep(flow, visitor.progress))
  if (step === 'register' && visitor.kind === 'customer')
    return { kind: 'moved', to: withNotice(open, 'hasAccount') }
  const decision = decideForm(flow, step, visitor.progress)
  return decision.kind === 'enter'
    ? decision
    : { kind: 'moved', to: withNotice(open, sentNotice(decision.reason)) }
}
