import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { planSiteMove, type SiteMemory, servedFrom } from '@/lib/site-handover/site-move'
import { moveSite } from '@/lib/site-handover/site-move.server'
import { latestStep, type Progress } from '../decide-step'
import { afterStep, nextStep } from '../next-step'
import type { StepAnswer } from './step-answer'

type SavedStep = {
  locale: Locale
  /** Public origin of the request. */
  origin: string
  memory: SiteMemory
  step: StepId
  user: string
  /** Progress before the step was saved. */
  progress: Progress
  /** Country of the contact address that was saved. */
  country: string | undefined
}

type Next = Pick<Extract<StepAnswer, { kind: 'next' }>, 'to' | 'cookies'>

/**
 * Where a saved step leads: to the next step of its site, or to the site of the country that was saved (spec
 * §4).
 */
export async function afterSave(saved: SavedStep): Promise<Next> {
  const { locale, origin, memory, step, user, country } = saved
  const progress = afterStep(saved.progress, step)
  const served = servedFrom(getSettings().STORE_HOSTS, new URL(origin).host)
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
