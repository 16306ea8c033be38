import 'server-only'
import { startSignIn } from '@/lib/auth/sign-in-flow.server'
import { leaveNotice } from '@/lib/auth/sign-in-notice.server'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import type { Session } from '@/lib/session/session-state'
import { loginAddress } from '@/lib/site/login-address'
import type { Locale } from '@/lib/site/sites'
import type { MoveTicket, TicketHolder } from '@/lib/site-handover/move-ticket'
import { redeemMoveTicket } from '@/lib/site-handover/move-ticket.server'
import { movedPage, moveNotice, rememberMove } from '@/lib/site-handover/site-move.server'
import { nameBrowser } from '@/lib/steps/draft-cookie.server'
import { stepHref } from '../site/step-paths'
import { readDraft, saveDraft } from './drafts/drafts.server'

type Arriving = {
  origin: string
  locale: Locale
  cookies: CookieMap
  ticket: string | undefined
  /** Page or origin that the browser says it comes from. */
  referrer: string | undefined
}

type Onward = { location: string; cookies: readonly CookieChange[] }

/** Who arrives, as far as this host knows. */
type Visit = { cookies: CookieMap; session: Session; now: number }

/**
 * Where somebody who comes from another host with a ticket goes on, and what this host remembers from now on
 * (spec §4). A ticket by itself admits to nothing; brought again, it still shows the way and changes nothing.
 * @param now epoch milliseconds
 */
export async function arrive(
  { origin, locale, cookies, ticket, referrer = '' }: Arriving,
  now: number,
): Promise<Onward> {
  const [redemption, { session }] = await Promise.all([
    redeemMoveTicket(ticket, { origin, locale }),
    openSession(cookies, now),
  ])
  if (redemption.kind === 'void') return arriveWithout(locale, session)
  const visit = { cookies, session, now }
  if (redemption.kind === 'used') return goOn(redemption.ticket, session.state !== 'anonymous', visit)
  const { ticket: redeemed, holder } = redemption
  const isHere = session.state !== 'anonymous' && session.user.id === holder.user
  const onward = await goOn(redeemed, isHere, visit)
  const remembered = [...rememberMove(redeemed), ...moveNotice(redeemed)]
  // Whoever follows a stranger's link would find the stranger's email in their sign-up.
  const isOwnMove = URL.parse(referrer)?.origin === redeemed.from.origin
  const typing = isOwnMove ? await takeTyping(holder, visit) : []
  return { location: onward.location, cookies: [...remembered, ...onward.cookies, ...typing] }
}

/**
 * Without a good ticket: to the start for whoever is signed in here; others are told at the sign-in why it is
 * needed.
 */
async function arriveWithout(locale: Locale, session: Session): Promise<Onward> {
  const start = stepHref(locale, 'register')
  if (session.state !== 'anonymous') return { location: start, cookies: [] }
  return { location: loginAddress(locale, { returnTo: start }), cookies: [await leaveNotice('moved')] }
}

/**
 * Whoever was signed in where they come from is signed in here through the identity provider, in one silent
 * attempt at the host that knows their browser. `isHere`: nobody has to be signed in any more.
 */
async function goOn(ticket: MoveTicket, isHere: boolean, { cookies, now }: Visit): Promise<Onward> {
  const page = movedPage(ticket.to)
  if (!ticket.signedIn || isHere) return { location: page, cookies: [] }
  const { origin, locale } = ticket.to
  const start = { origin, locale, returnTo: page, silent: true, movedFrom: ticket.from.origin }
  const signIn = await startSignIn(cookies, start, now)
  return { location: signIn.authorizeUrl.href, cookies: signIn.cookies }
}

/**
 * What a visitor typed into the sign-up at the other host, for their browser's name here. It is copied: a
 * name that both hosts knew could be planted by whoever made the ticket, who would then read what is typed
 * later.
 */
async function takeTyping(
  { browser }: TicketHolder,
  { cookies, session }: Visit,
): Promise<readonly CookieChange[]> {
  if (browser === undefined || session.state !== 'anonymous') return []
  const typed = await readDraft({ visitor: browser }, 'register')
  if (typed === undefined) return []
  const here = nameBrowser(cookies)
  await saveDraft({ visitor: here.value }, 'register', { values: typed.values })
  return [here]
}
