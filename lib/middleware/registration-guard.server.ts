import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { readPublicOrigin } from '@/lib/http/request-origin.server'
import { decideStep } from '@/lib/registration/decide-step'
import { readRegisteredMarker } from '@/lib/registration/registered-marker.server'
import { flowOf, stepHref } from '@/lib/registration/step-paths'
import type { StepId } from '@/lib/registration/steps'
import { loadVisitor } from '@/lib/registration/visitor.server'
import { cookieMapOf } from '@/lib/session/cookie-change'
import type { Session } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'

/**
 * The first door of the registration: a redirect to the step that may be entered, or nothing (spec §2). The page asks the
 * same question again. An outage passes, because the page has a screen for it.
 */
export async function guardRegistration(
  request: NextRequest,
  session: Session,
  locale: Locale,
  step: StepId,
): Promise<NextResponse | undefined> {
  const registeredUser = await readRegisteredMarker(cookieMapOf(request.cookies))
  const visitor = await loadVisitor(session, locale, registeredUser)
  if (visitor.kind === 'unavailable') return undefined
  const decision = decideStep(flowOf(locale), step, visitor.progress)
  if (decision.kind === 'enter') return undefined
  return NextResponse.redirect(new URL(stepHref(locale, decision.to), readPublicOrigin(request)), 307)
}
