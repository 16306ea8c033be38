import 'server-only'
import { randomUUID } from 'node:crypto'
import { MOVE_TICKET_SECONDS } from '@/lib/config/limits'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { siteMovePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { MOVE_TICKET, type MoveTicket, TICKET_HOLDER, type TicketHolder } from './move-ticket'

const PURPOSE = 'site-move' as const

const holderKey = (id: string): string => `site-move/${id}`

const usedKey = (id: string): string => `site-move-used/${id}`

/**
 * The address that redeems a new ticket at its target host. It contains no user data and is valid once, for
 * 60 s.
 */
export async function issueMoveTicket(ticket: Omit<MoveTicket, 'id'>, holder: TicketHolder): Promise<string> {
  const id = randomUUID()
  await sharedState().set(holderKey(id), JSON.stringify(holder), MOVE_TICKET_SECONDS)
  const value = await seal({ ...ticket, id }, { ...sealKey(PURPOSE), maxAge: MOVE_TICKET_SECONDS })
  return `${ticket.to.origin}${siteMovePath(ticket.to.locale, value)}`
}

/**
 * - `void`: forged, expired, or meant for another host
 * - `used`: redeemed before; it still contains the target and has no effect any more
 * - `redeemed`: `holder` is empty if this host does not share the state of the issuing one
 */
export type Redemption =
  | { kind: 'void' }
  | { kind: 'used'; ticket: MoveTicket }
  | { kind: 'redeemed'; ticket: MoveTicket; holder: TicketHolder }

/** Redeems a ticket at its target host. Of concurrent calls only one redeems it. */
export async function redeemMoveTicket(
  value: string | undefined,
  at: { origin: string; locale: Locale },
): Promise<Redemption> {
  const ticket = await unseal(value, sealKey(PURPOSE), MOVE_TICKET)
  if (ticket === undefined || ticket.to.origin !== at.origin || ticket.to.locale !== at.locale)
    return { kind: 'void' }
  const state = sharedState()
  // Stored for longer than the ticket is valid, so that clock differences between hosts do not matter.
  if (!(await state.setIfAbsent(usedKey(ticket.id), '1', 2 * MOVE_TICKET_SECONDS)))
    return { kind: 'used', ticket }
  return {
    kind: 'redeemed',
    ticket,
    holder: readStored(await state.take(holderKey(ticket.id)), TICKET_HOLDER) ?? {},
  }
}
