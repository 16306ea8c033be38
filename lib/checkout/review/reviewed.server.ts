import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getSite } from '@/lib/site/sites'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { openCheckoutStep } from '../checkout-flow'
import { progressOf } from '../progress'
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

/** Guid of the cart of an earlier look, by the id of the look. */
export const cartOfLook = async (context: SignedInContext, id: string): Promise<string | undefined> =>
  (await readLooks(context)).find(look => look.id === id)?.cart

type Look = z.infer<typeof LOOKS>[number]

const readLooks = async (context: SignedInContext): Promise<readonly Look[]> =>
  readStored(await sharedState().get(keyOf(context)), LOOKS) ?? []

const lookAt = (context: SignedInContext, cart: Cart): Look => ({
  id: reviewedId(context, cart),
  cart: cart.guid,
  facts: reviewedFacts(cart),
})

/** Keeps a look as the latest one. */
async function keepLook(context: SignedInContext, look: Look, looks: readonly Look[]): Promise<void> {
  if (looks[0]?.id === look.id) return
  const kept = [look, ...looks.filter(({ id }) => id !== look.id)].slice(0, KEPT_LOOKS)
  await sharedState().set(keyOf(context), JSON.stringify(kept), SESSION_MAX_AGE_SECONDS)
}

/**
 * Keeps what a user has changed, so that the next review does not tell them of it. If the cart was not as
 * they last saw it, the review still lists everything. What settles the last step counts as the first look:
 * what goes or changes until the review opens is told there.
 */
export async function keepOwnChange(context: SignedInContext, before: Cart, after: Cart): Promise<void> {
  const looks = await readLooks(context)
  const isFirst = looks.every(({ cart }) => cart !== after.guid)
  const counts = isFirst
    ? openCheckoutStep(progressOf(after)) === 'review'
    : looks[0]?.id === reviewedId(context, before)
  if (counts) await keepLook(context, lookAt(context, after), looks)
}

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
  const looks = await readLooks(context)
  const look = lookAt(context, cart)
  await keepLook(context, look, looks)
  return { id: look.id, differences: differencesSince(looks, look, submitted) }
}

/**
 * Compares a cart with an earlier look at it, as the review does, where there is no room to show everything:
 * the cart does not count as seen, so that the next review lists it all.
 */
export const compareWithLook = async (
  context: SignedInContext,
  cart: Cart,
  submitted: string,
): Promise<readonly Difference[]> =>
  differencesSince(await readLooks(context), lookAt(context, cart), submitted)

function differencesSince(looks: readonly Look[], look: Look, submitted: string): readonly Difference[] {
  const ofCart = looks.filter(({ cart }) => cart === look.cart)
  const earlier = ofCart.find(({ id }) => id === submitted) ?? ofCart[0]
  return earlier === undefined ? [] : differencesOf(earlier.facts, look.facts)
}
