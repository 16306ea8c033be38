import 'server-only'
import { randomUUID } from 'node:crypto'
import { MOVE_TICKET_SECONDS } from '@/lib/config/limits'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { siteMovePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { MOVE_TICKET, type MoveTicket, TICKET_HOLDER, type TicketHolder } from './move-ticket'

const PURPOSE = 'site-move' as const

const holderKey = (id: string): string => `site-move/${id}`

const usedKey = (id: string): string => `site-move-used/${id}`

/**
 * The address that redeems a new ticket at the host it leads to. Nothing of the person is in it; it is good
 * for 60 s, once.
 */
export async function issueMoveTicket(ticket: Omit<MoveTicket, 'id'>, holder: TicketHolder): Promise<string> {
  const id = randomUUID()
  await sharedState().set(holderKey(id), JSON.stringify(holder), MOVE_TICKET_SECONDS)
  const value = await seal({ ...ticket, id }, { ...sealKey(PURPOSE), maxAge: MOVE_TICKET_SECONDS })
  return `${ticket.to.origin}${siteMovePath(ticket.to.locale, value)}`
}

/**
 * - `void`: forged, expired, or meant for another host
 * - `used`: redeemed before; it says where to go and has no effect any more
 * - `redeemed`: `holder` is empty where this host shares no memory with the one that issued it
 */
export type Redemption =
  | { kind: 'void' }
  | { kind: 'used'; ticket: MoveTicket }
  | { kind: 'redeemed'; ticket: MoveTicket; holder: TicketHolder }

/** Redeems a ticket where it was brought to. Of many at once, one is the first. */
export async function redeemMoveTicket(
  value: string | undefined,
  at: { origin: string; locale: Locale },
): Promise<Redemption> {
  const ticket = await unseal(value, sealKey(PURPOSE), MOVE_TICKET)
  if (ticket === undefined || ticket.to.origin !== at.origin || ticket.to.locale !== at.locale)
    return { kind: 'void' }
  const state = sharedState()
  // Remembered longer than the ticket lives, whatever the clocks of two machines say.
  if (!(await state.setIfAbsent(usedKey(ticket.id), '1', 2 * MOVE_TICKET_SECONDS)))
    return { kind: 'used', ticket }
  return {
    kind: 'redeemed',
    ticket,
    holder: readStored(await state.take(holderKey(ticket.id)), TICKET_HOLDER) ?? {},
  }
}
