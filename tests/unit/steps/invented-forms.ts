import { signedInContext } from '@/lib/session/signed-in-context.server'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { decideStep, latestStep } from '@/lib/steps/decide-step'
import { defineStepForms } from '@/lib/steps/handler/define-step-forms.server'
import type { StepForms } from '@/lib/steps/handler/step-forms'
import { afterStep, nextStep } from '@/lib/steps/next-step'
import { createStepDrafts } from '@/lib/steps/step-drafts.server'
import {
  DELIVERY,
  DELIVERY_DRAFT,
  DELIVERY_FLOW,
  DELIVERY_INPUT,
  type Delivery,
  type DeliveryDraft,
  type DeliveryStep,
  delivery,
} from './invented-flow'

type DeliveryForm = Exclude<DeliveryStep, 'sent'>

type Visitor =
  | { kind: 'anonymous'; progress: Delivery }
  | { kind: 'customer'; user: string; progress: Delivery }

/** The back end of the invented wizard: the progress of each user, and the steps that were saved. */
export const BACK_END = {
  progress: new Map<string, Delivery>(),
  saved: [] as string[],
  isAway: false,
}

const deliveryHref = (locale: Locale, step: DeliveryStep): string => `/${locale}/delivery/${step}`

export const deliveryDrafts = createStepDrafts<DeliveryStep, DeliveryDraft>({
  prefix: 'draft/delivery',
  schema: DELIVERY_DRAFT,
  once: ['errors'],
  ofQuestion: ['quoted'],
  ...DELIVERY_INPUT,
})

const DELIVERY_FORMS: StepForms<DeliveryForm, Visitor, DeliveryDraft, undefined> = {
  name: 'delivery',
  isForm: value => value === 'parcel' || value === 'insurance' || value === 'check',
  drafts: deliveryDrafts,
  formHref: deliveryHref,
  startHref: locale => deliveryHref(locale, 'parcel'),
  isForAnonymous: () => false,
  needsSignIn: () => true,
  loadVisitor: async (session, locale) => {
    if (session.state === 'anonymous') return { kind: 'anonymous', progress: delivery() }
    const user = session.user.id
    if (session.state === 'unavailable' || BACK_END.isAway) return { kind: 'unavailable', user }
    const { id } = signedInContext(session, locale).user
    return { kind: 'customer', user: id, progress: BACK_END.progress.get(id) ?? delivery() }
  },
  decide: ({ locale, step, visitor }) => {
    if (visitor.kind === 'anonymous') return { kind: 'moved', to: loginPath(locale) }
    const decision = decideStep(DELIVERY, DELIVERY_FLOW, step, visitor.progress)
    return decision.kind === 'enter' ? decision : { kind: 'moved', to: deliveryHref(locale, decision.to) }
  },
  otherAccountHref: (locale, visitor) =>
    deliveryHref(
      locale,
      visitor.kind === 'customer' ? latestStep(DELIVERY, DELIVERY_FLOW, visitor.progress) : 'parcel',
    ),
  submit: async ({ step, form, visitor }, { draft }) => {
    const { weight = '' } = deliveryDrafts.typed(step, form, draft)
    if (step === 'parcel' && weight === '')
      return {
        kind: 'refused',
        errors: { fieldErrors: [{ name: 'weight', code: 'missing' }], formErrors: [] },
      }
    if (step === 'parcel' && Number(weight) > 30) return { kind: 'question', question: { quoted: '50 EUR' } }
    if (visitor.kind === 'customer')
      BACK_END.progress.set(visitor.user, afterStep(DELIVERY, visitor.progress, step))
    BACK_END.saved.push(step)
    return { kind: 'saved', saved: undefined }
  },
  next: async ({ locale, step, visitor }) => {
    const progress = afterStep(DELIVERY, visitor.progress, step)
    return { to: deliveryHref(locale, nextStep(DELIVERY, DELIVERY_FLOW, step, progress)), cookies: [] }
  },
}

/** The POST handler of the invented wizard, as a route exports it. */
export const postDeliveryStep = defineStepForms(DELIVERY_FORMS)
