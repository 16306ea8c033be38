import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { flowOf, formHref, stepHref } from '@/lib/site/step-paths'
import { ADD_ORGANISATION, type FormId, type StepId } from '@/lib/site/steps'
import { readSiteMemory } from '@/lib/site-handover/site-memory.server'
import { planSiteMove, servedFrom } from '@/lib/site-handover/site-move'
import { moveSite } from '@/lib/site-handover/site-move.server'
import type { NextPage } from '@/lib/steps/handler/step-outcome'
import type { StepSubmission } from '@/lib/steps/handler/step-submission'
import { latestStep, type Progress } from './decide-step'
import { afterStep, nextStep } from './next-step'
import type { SavedStep } from './submit/step-outcome'
import type { LoadedVisitor } from './visitor.server'

type Submission = Pick<StepSubmission<FormId, LoadedVisitor>, 'locale' | 'origin' | 'cookies'>

/**
 * Where a saved form leads: to the address that it names, to the next step of its site, or to the site of the
 * country that was saved (spec §4).
 */
export async function nextPage(
  submission: StepSubmission<FormId, LoadedVisitor>,
  { to, country, cookies = [] }: SavedStep,
): Promise<NextPage> {
  const { locale, step, visitor } = submission
  if (to !== undefined || visitor.kind !== 'customer' || step === ADD_ORGANISATION)
    return { to: to ?? formHref(locale, step), cookies }
  const progress = afterStep(visitor.progress, step)
  const next = await afterSave(submission, { step, user: visitor.context.user.id, progress, country })
  return { to: next.to, cookies: [...cookies, ...next.cookies] }
}

type Saved = {
  step: StepId
  user: string
  /** Progress with the saved step. */
  progress: Progress
  /** Country of the contact address that was saved. */
  country: string | undefined
}

async function afterSave(
  { locale, origin, cookies: sent }: Submission,
  { step, user, progress, country }: Saved,
): Promise<NextPage> {
  const served = servedFrom(getSettings().STORE_HOSTS, new URL(origin).host)
  const memory = readSiteMemory(sent)
  const target = country === undefined ? undefined : planSiteMove(locale, country, { served, memory })
  if (target === undefined)
    return { to: stepHref(locale, nextStep(flowOf(locale), step, progress)), cookies: [] }
  const { location, cookies } = await moveSite({
    from: { origin, locale },
    to: { locale: target, step: latestStep(flowOf(target), progress) },
    reason: 'address',
    country,
    holder: { user },
  })
  return { to: location, cookies }
}
