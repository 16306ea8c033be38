import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { originForLocale } from '@/lib/site/origin-for-locale'
import { homePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { leaveSwitchNotice } from '@/lib/site-handover/switch-notice.server'
import { stepHref } from '../site/step-paths'
import type { StepId } from '../site/steps'
import { leaveMoveNotice } from './move-notice.server'
import type { MoveTicket, TicketHolder } from './move-ticket'
import { issueMoveTicket } from './move-ticket.server'
import { choiceCookies, moveCookies } from './site-memory.server'

type Target = {
  locale: Locale
  step?: StepId | undefined
  /** Page to continue with if it is not a step. */
  path?: string | undefined
}

export type SiteMove = Pick<MoveTicket, 'from' | 'reason' | 'country'> & { to: Target; holder: TicketHolder }

/** Path of the target page of a move on its own host. */
export const movedPage = ({ locale, step, path }: Target): string =>
  step === undefined ? (path ?? homePath(locale)) : stepHref(locale, step)

/** Cookies that record a move, for the host that is left and for the target host. */
export const rememberMove = ({ from, to, reason, country }: Omit<SiteMove, 'holder'>) =>
  reason === 'choice' || country === undefined
    ? choiceCookies(to.locale)
    : moveCookies(from.locale, to.locale, country)

/** The notice about a move for its target page; none if the user chose the site. */
export function moveNotice({ reason, from }: Pick<SiteMove, 'reason' | 'from'>): readonly CookieChange[] {
  switch (reason) {
    case 'choice':
      return []
    case 'sibling':
      return [leaveSwitchNotice(from.locale)]
    default:
      return [leaveMoveNotice(reason)]
  }
}

/**
 * Moves a user to another site (spec §4): by its path on the same host, otherwise with a ticket for the host
 * that serves it, because cookies are not sent there.
 */
export async function moveSite(
  move: SiteMove,
): Promise<{ location: string; cookies: readonly CookieChange[] }> {
  const { from, to, reason, country, holder } = move
  const origin = originForLocale(getSettings().STORE_HOSTS, from.origin, to.locale)
  if (origin === undefined || origin === from.origin)
    return { location: movedPage(to), cookies: [...rememberMove(move), ...moveNotice(move)] }
  const ticket = {
    from,
    to: { ...to, origin },
    reason,
    country,
    signedIn: holder.user !== undefined,
  }
  return { location: await issueMoveTicket(ticket, holder), cookies: rememberMove(move) }
}
