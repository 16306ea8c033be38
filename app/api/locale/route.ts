import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { refuseRequest, seeOther } from '@/lib/handlers/respond.server'
import { openWrite } from '@/lib/handlers/write-request.server'
import { openSession } from '@/lib/session/session-cookies.server'
import { isLocale, type Locale } from '@/lib/site/sites'
import { stepOfAddress } from '@/lib/site/step-paths'
import { getStep, type StepId } from '@/lib/site/steps'
import type { TicketHolder } from '@/lib/site-handover/move-ticket'
import { pathOnSite, readSitePage } from '@/lib/site-handover/same-page'
import { forgetCurrencySwitch } from '@/lib/site-handover/site-memory.server'
import { moveSite } from '@/lib/site-handover/site-move.server'
import { clearSwitchNotice } from '@/lib/site-handover/switch-notice.server'
import { readDraftCookie } from '@/lib/steps/draft-cookie.server'

const CHOICE = z.object({ choice: z.string() }).catch({ choice: '' })

/**
 * The country selector: remembers the site chosen and goes to the same page there, or to the home page where
 * it has no such page, on the host that serves the site. Who is registering goes on with that, and what they
 * have typed goes along.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const { body, origin, locale, cookies } = write.value
  const { choice } = CHOICE.parse(body)
  if (!isLocale(choice)) return refuseRequest(request, 400, 'locale')
  const step = openStepOf(request, origin)
  const { location, cookies: remembered } = await moveSite({
    from: { origin, locale },
    to: { locale: choice, step, path: samePage(request, origin, choice) },
    reason: 'choice',
    holder: step === undefined ? {} : await holderOf(cookies),
  })
  return seeOther(location, [...remembered, ...clearSwitchNotice(cookies), ...forgetCurrencySwitch(cookies)])
}

/** The page that the visitor is looking at, on the site they have chosen. */
function samePage(request: NextRequest, origin: string, choice: Locale): string | undefined {
  const page = readSitePage(getSettings().STORE_HOSTS, request.headers.get('referer') ?? '', origin)
  return page && pathOnSite(page, choice)
}

/** Who goes along: the signed-in user, else the browser with what was typed in it. */
async function holderOf(cookies: CookieMap): Promise<TicketHolder> {
  const { session } = await openSession(cookies, Date.now())
  return session.state === 'anonymous' ? { browser: readDraftCookie(cookies) } : { user: session.user.id }
}

/** The step that the visitor is looking at; the confirmation is seen once, where it was earned. */
function openStepOf(request: NextRequest, origin: string): StepId | undefined {
  const step = stepOfAddress(request.headers.get('referer') ?? '', origin)
  return step === undefined || getStep(step).terminal === true ? undefined : step
}
