import { cookies } from 'next/headers'
import { listCards } from '@/lib/backends/commerce/payment-details.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { ok } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import type { AccountContext } from '../../_shell/account-page'

/** The user's cards, and whether the sign-in is recent enough to change them. */
export async function loadCards({ context }: AccountContext) {
  const now = Date.now()
  const [cards, isRecent] = await Promise.all([
    listCards(context),
    hasRecentSignIn(cookieMapOf(await cookies()), now),
  ])
  return cards.ok ? ok({ cards: cards.value, isRecent, now }) : cards
}
