import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { redirectSeeOther, refuseRequest } from '@/lib/handlers/respond.server'
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
 * Country selector: stores the chosen site and redirects to the same page there, or to the home page where it
 * has no such page, on the host that serves the site. An open registration goes on there with its draft.
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
  return redirectSeeOther(location, [
    ...remembered,
    ...clearSwitchNotice(cookies),
    ...forgetCurrencySwitch(cookies),
  ])
}

/** Path of the visitor's current page on the chosen site. */
function samePage(request: NextRequest, origin: string, choice: Locale): string | undefined {
  const page = readSitePage(getSettings().STORE_HOSTS, request.headers.get('referer') ?? '', origin)
  return page && pathOnSite(page, choice)
}

/** Holder of the ticket: the signed-in user, else the browser with its draft. */
async function holderOf(cookies: CookieMap): Promise<TicketHolder> {
  const { session } = await openSession(cookies, Date.now())
  return session.state === 'anonymous' ? { browser: readDraftCookie(cookies) } : { user: session.user.id }
}

/** The step that the visitor is on; undefined on the confirmation, which is not handed over. */
function openStepOf(request: NextRequest, origin: string): StepId | undefined {
  const step = stepOfAddress(request.headers.get('referer') ?? '', origin)
  return step === undefined || getStep(step).terminal === true ? undefined : step
}
