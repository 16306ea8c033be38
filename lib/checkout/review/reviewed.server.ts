import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getSite } from '@/lib/site/sites'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { type Difference, differencesOf } from './differences'
import { REVIEWED_FACTS, reviewedFacts } from './reviewed-facts'

/** Looks that are kept per user and site, so that each of several tabs can show what has changed. */
const KEPT_LOOKS = 3

const LOOKS = z.array(z.object({ id: z.string(), cart: z.string(), facts: REVIEWED_FACTS }))

const ownerOf = ({ user, locale }: SignedInContext): string => `${user.id}/${getSite(locale).siteId}`

const keyOf = (context: SignedInContext): string => `reviewed/${ownerOf(context)}`

/** Identifies what a review of this cart has shown to its user; no other cart or user has the same id. */
export const reviewedId = (context: SignedInContext, cart: Cart): string =>
  createHash('sha256')
    .update(JSON.stringify([ownerOf(context), cart.guid, reviewedFacts(cart)]))
    .digest('base64url')

/**
 * Keeps what a review shows, and compares it with an earlier look at the same cart: the one that was
 * submitted, else the latest one.
 * @param submitted id of the look that was submitted, empty if none was
 */
export async function reviewCart(
  context: SignedInContext,
  cart: Cart,
  submitted: string,
): Promise<{ id: string; differences: readonly Difference[] }> {
  const state = sharedState()
  const looks = readStored(await state.get(keyOf(context)), LOOKS) ?? []
  const id = reviewedId(context, cart)
  const facts = reviewedFacts(cart)
  const ofCart = looks.filter(look => look.cart === cart.guid)
  const earlier = ofCart.find(look => look.id === submitted) ?? ofCart[0]
  if (looks[0]?.id !== id) {
    const kept = [{ id, cart: cart.guid, facts }, ...looks.filter(look => look.id !== id)]
    await state.set(keyOf(context), JSON.stringify(kept.slice(0, KEPT_LOOKS)), SESSION_MAX_AGE_SECONDS)
  }
  return { id, differences: earlier === undefined ? [] : differencesOf(earlier.facts, facts) }
}
