import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { fetchUserOnce } from '@/lib/backends/commerce/users.server'
import { getSettings } from '@/lib/config/env.server'
import { applyCookieChanges, type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import { decideStep } from '@/lib/registration/decide-step'
import { openedNotice, withNotice } from '@/lib/registration/notices'
import { readRegisteredMarker } from '@/lib/registration/registered-marker.server'
import { loadVisitor, type Visitor } from '@/lib/registration/visitor.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import type { Session } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import { getStep, type StepId } from '@/lib/site/steps'
import { readSiteMemory } from '@/lib/site-handover/site-memory.server'
import { planSiblingMove, servedFrom } from '@/lib/site-handover/site-move'
import { moveSite } from '@/lib/site-handover/site-move.server'
import { formerOwnerOf } from '@/lib/steps/draft-cookie.server'

/**
 * Route guard of the registration: redirects to the step that may be entered, or to the sibling site of the
 * user's registration country, or does nothing (spec §2, §4). The page repeats the step check. During an
 * outage the request passes, because the page has a screen for it.
 */
export async function guardRegistration(
  request: NextRequest,
  session: Session,
  locale: Locale,
  step: StepId,
): Promise<NextResponse | undefined> {
  const cookies = cookieMapOf(request.cookies)
  const visitor = await loadVisitor(session, locale, await readRegisteredMarker(cookies), fetchUserOnce)
  if (visitor.kind === 'unavailable') return undefined
  const origin = readPublicOrigin(request) ?? ''
  const decision = decideStep(flowOf(locale), step, visitor.progress)
  const open = decision.kind === 'enter' ? step : decision.to
  const moved = await moveToSibling(visitor, { origin, locale, step: open, cookies })
  if (moved !== undefined) return moved
  if (decision.kind === 'enter') return undefined
  const isSignedOut = visitor.kind === 'anonymous' && (await formerOwnerOf(cookies)) !== undefined
  const href = withNotice(stepHref(locale, open), isSignedOut ? 'signedOut' : openedNotice(decision.reason))
  return NextResponse.redirect(new URL(href, origin), 307)
}

type PageRequest = { origin: string; locale: Locale; step: StepId; cookies: CookieMap }

/**
 * Redirects to the same step on the sibling site (spec §4, regional switch). The confirmation stays on the
 * site where the registration was completed.
 */
async function moveToSibling(
  visitor: Visitor,
  { origin, locale, step, cookies }: PageRequest,
): Promise<NextResponse | undefined> {
  if (visitor.kind !== 'customer' || getStep(step).terminal === true) return undefined
  const { registrationCountryIso: country } = visitor.record
  const facts = {
    served: servedFrom(getSettings().STORE_HOSTS, new URL(origin).host),
    memory: readSiteMemory(cookies),
  }
  const sibling = planSiblingMove(locale, country, facts)
  if (sibling === undefined) return undefined
  const { location, cookies: remembered } = await moveSite({
    from: { origin, locale },
    to: { locale: sibling, step },
    reason: 'registration',
    country,
    holder: { user: visitor.context.user.id },
  })
  const response = NextResponse.redirect(new URL(location, origin), 307)
  applyCookieChanges(response.cookies, remembered)
  return response
}
