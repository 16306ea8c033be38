import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { redirectSeeOther, refuseRequest } from '@/lib/handlers/respond.server'
import type { WriteRequest } from '@/lib/handlers/write-request.server'
import { clientAddress } from '@/lib/request/public-origin'
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
import { readShopper } from '../access/shopper.server'
import { goToSite } from './go-to-site.server'

const CHOICE = z.object({ choice: z.string() }).catch({ choice: '' })

/**
 * Country selector: stores the chosen site and redirects to the same page there, or to the home page where it
 * has no such page, on the host that serves the site. An open registration goes on there with its draft. A
 * cart with something in it is asked about first.
 */
export async function chooseSite(
  request: NextRequest,
  { body, origin, locale, cookies }: WriteRequest,
): Promise<Response> {
  const { choice } = CHOICE.parse(body)
  if (!isLocale(choice)) return refuseRequest(request, 400, 'locale')
  const step = openStepOf(request, origin)
  if (step === undefined) {
    const onward = await goToSite(
      await readShopper(locale, cookies, Date.now()),
      { origin, address: clientAddress(request), page: pageLeft(request, origin) },
      { locale: choice, path: samePage(request, origin, choice) },
    )
    return redirectSeeOther(onward.location, onward.cookies)
  }
  // An open registration goes on at once; its user buys nothing yet.
  const { location, cookies: remembered } = await moveSite({
    from: { origin, locale },
    to: { locale: choice, step },
    reason: 'choice',
    holder: await holderOf(cookies),
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

/** Address of the visitor's current page below the origin; empty where the browser does not tell it. */
function pageLeft(request: NextRequest, origin: string): string {
  const url = URL.parse(request.headers.get('referer') ?? '')
  return url?.origin === origin ? `${url.pathname}${url.search}` : ''
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
