import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { withCookieChanges } from '@/lib/cookies/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import type { SignedIn } from '@/lib/session/session-state'
import { isWithoutInterruptions } from '@/lib/site/no-interruption-pages'
import { getSite } from '@/lib/site/sites'
import { readSiteMemory } from '@/lib/site-handover/site-memory.server'
import { servedFrom } from '@/lib/site-handover/site-move'
import { moveSite } from '@/lib/site-handover/site-move.server'
import { decideSwitch, type SwitchDecision } from './decide-switch'
import { knownCountryOf, readCountryOf } from './registration-country.server'
import { pathOnSite, readSitePage, type SitePage } from './same-page'

type PageRequest = { origin: string; cookies: CookieMap; session: SignedIn }

/** The decision about a page visit; for a move with its address and cookies. */
export type SwitchOutcome =
  | { kind: 'move'; location: string; cookies: readonly CookieChange[] }
  | Exclude<SwitchDecision, { kind: 'move' }>

/**
 * Decides where a signed-in user of a page belongs (spec §4, regional switch), without side effects. The
 * country is read once per session, and again before a move: a registration may have changed it meanwhile.
 */
export async function siteOfUser({ origin, cookies, session }: PageRequest, { locale, page }: SitePage) {
  if (isWithoutInterruptions(page)) return { decision: { kind: 'later' }, country: undefined } as const
  const served = servedFrom(getSettings().STORE_HOSTS, new URL(origin).host)
  const memory = readSiteMemory(cookies)
  const judge = (country: string | null | undefined) => ({
    decision: decideSwitch({ current: locale, country, page, served, memory }),
    country: country ?? undefined,
  })
  const soFar = judge(await knownCountryOf(session))
  return soFar.decision.kind === 'stay' ? soFar : judge(await readCountryOf(session, locale))
}

/**
 * Decides like `siteOfUser` and prepares the move, if there is one. Its cookies record the move as done, so
 * the response that sets them must redirect there.
 */
export async function switchSite(request: PageRequest, sitePage: SitePage): Promise<SwitchOutcome> {
  const { decision, country } = await siteOfUser(request, sitePage)
  if (decision.kind !== 'move') return decision
  const { origin, session } = request
  const { location, cookies } = await moveSite({
    from: { origin, locale: sitePage.locale },
    to: { locale: decision.to, path: pathOnSite(sitePage, decision.to) },
    reason: 'sibling',
    country,
    holder: { user: session.user.id },
  })
  return { kind: 'move', location, cookies }
}

type SignedInOutcome = { path: string; cookies: readonly CookieChange[] }

/**
 * The page after sign-in: the requested one, on the sibling site if the user belongs there. This is the
 * regional switch without a script.
 * @param now epoch milliseconds
 */
export async function redirectAfterSignIn(
  { path, cookies: issued }: SignedInOutcome,
  { origin, cookies: sent }: Pick<PageRequest, 'origin' | 'cookies'>,
  now: number,
): Promise<{ location: string; cookies: readonly CookieChange[] }> {
  const asWanted = { location: path, cookies: issued }
  const wanted = readSitePage(getSettings().STORE_HOSTS, path, origin)
  if (wanted === undefined || getSite(wanted.locale).sibling === undefined) return asWanted
  const cookies = withCookieChanges(sent, issued)
  const { session } = await openSession(cookies, now)
  if (session.state !== 'signedIn') return asWanted
  const outcome = await switchSite({ origin, cookies, session }, wanted)
  if (outcome.kind !== 'move') return asWanted
  return { location: outcome.location, cookies: [...issued, ...outcome.cookies] }
}
