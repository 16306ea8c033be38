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
  /** Page or origin of the request's `Referer` header. */
  referrer: string | undefined
}

type Onward = { location: string; cookies: readonly CookieChange[] }

/** The arriving browser, as far as this host knows it. */
type Browser = { cookies: CookieMap; session: Session; now: number }

/**
 * Decides where the browser of a user who comes from another host with a move ticket continues, and which
 * cookies this host sets (spec §4). A ticket grants no access by itself. A ticket that was used before still
 * redirects, but changes nothing.
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
  const browserHere = { cookies, session, now }
  if (redemption.kind === 'used') return goOn(redemption.ticket, session.state !== 'anonymous', browserHere)
  const { ticket: redeemed, holder } = redemption
  const isHere = session.state !== 'anonymous' && session.user.id === holder.user
  const onward = await goOn(redeemed, isHere, browserHere)
  const remembered = [...rememberMove(redeemed), ...moveNotice(redeemed)]
  // A user who follows a link that an attacker has sent must not find the attacker's email in their sign-up.
  const isOwnMove = URL.parse(referrer)?.origin === redeemed.from.origin
  const typing = isOwnMove ? await takeTyping(holder, browserHere) : []
  return { location: onward.location, cookies: [...remembered, ...onward.cookies, ...typing] }
}

/**
 * Without a valid ticket: a signed-in user continues at the start; any other user continues at the login
 * page, which shows why sign-in is needed.
 */
async function arriveWithout(locale: Locale, session: Session): Promise<Onward> {
  const start = stepHref(locale, 'register')
  if (session.state !== 'anonymous') return { location: start, cookies: [] }
  return { location: loginAddress(locale, { returnTo: start }), cookies: [await leaveNotice('moved')] }
}

/**
 * Continues to the target page. A user who was signed in at the other host is signed in here too, in one
 * silent attempt through that host, where the identity provider knows the browser. `isHere`: no sign-in is
 * needed any more.
 */
async function goOn(ticket: MoveTicket, isHere: boolean, { cookies, now }: Browser): Promise<Onward> {
  const page = movedPage(ticket.to)
  if (!ticket.signedIn || isHere) return { location: page, cookies: [] }
  const { origin, locale } = ticket.to
  const start = { origin, locale, returnTo: page, silent: true, movedFrom: ticket.from.origin }
  const signIn = await startSignIn(cookies, start, now)
  return { location: signIn.authorizeUrl.href, cookies: signIn.cookies }
}

/**
 * Copies the visitor's sign-up draft of the other host to a draft of their browser here. It is copied because
 * a browser name shared by both hosts could be planted by the creator of the ticket, who could then read what
 * is typed later.
 */
async function takeTyping(
  { browser }: TicketHolder,
  { cookies, session }: Browser,
): Promise<readonly CookieChange[]> {
  if (browser === undefined || session.state !== 'anonymous') return []
  const typed = await readDraft({ visitor: browser }, 'register')
  if (typed === undefined) return []
  const here = nameBrowser(cookies)
  await saveDraft({ visitor: here.value }, 'register', { values: typed.values })
  return [here]
}
