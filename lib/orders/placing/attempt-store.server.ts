import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { EXPRESS } from '@/lib/checkout/shown-on'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { getSite } from '@/lib/site/sites'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'

/** An attempt to place an order. `startedAt`: epoch milliseconds. */
const ATTEMPT = z.object({
  /** Idempotency key; it never leaves the server. */
  key: z.string(),
  /** Guid of the cart. */
  cart: z.string(),
  expectedTotal: z.string(),
  /** Id of what the review has shown. */
  reviewed: z.string(),
  /** Id of the card that pays, where one does. */
  card: z.string().exactOptional(),
  /** The box for marketing was ticked with the order; it takes effect once the order exists. */
  marketing: z.literal(true).exactOptional(),
  /** The page that it was sent from, if that is not the review. */
  shownOn: z.literal(EXPRESS).exactOptional(),
  startedAt: z.number(),
})

export type StoredAttempt = z.infer<typeof ATTEMPT>

/** The order that an attempt is for. */
export type AttemptedOrder = Omit<StoredAttempt, 'key' | 'startedAt'>

/** The latest attempt per user and site is kept, so attempts need no clean-up. */
const keyOf = ({ user, locale }: SignedInContext): string =>
  `order-attempt/${user.id}/${getSite(locale).siteId}`

/** The latest attempt of a user on a site. */
export const readAttempt = async (context: SignedInContext): Promise<StoredAttempt | undefined> =>
  readStored(await sharedState().get(keyOf(context)), ATTEMPT)

/**
 * Keeps what is sent again under the key of an attempt that commerce has never heard of: the buyer may have
 * chosen another card since. One key for both, so that the first request cannot pay as well if it is late.
 */
export const renewAttempt = (
  context: SignedInContext,
  { key }: StoredAttempt,
  order: AttemptedOrder,
): Promise<StoredAttempt> => keepAttempt(context, { ...order, key, startedAt: Date.now() })

/**
 * Stores a new attempt before anything is sent. Of concurrent requests for the same order one stores its
 * attempt, and the others get that one.
 * @param replaced an attempt that has failed, or is that of another cart or sum
 */
export async function startAttempt(
  context: SignedInContext,
  order: AttemptedOrder,
  replaced: StoredAttempt | undefined,
): Promise<StoredAttempt> {
  const attempt = { ...order, key: randomUUID(), startedAt: Date.now() }
  // One attempt follows another, so that a slow request never takes away what a faster one has stored.
  const claim = replaced === undefined ? keyOf(context) : `order-attempt-next/${replaced.key}`
  const isFirst = await sharedState().setIfAbsent(claim, JSON.stringify(attempt), DRAFT_SECONDS)
  const other = isFirst ? undefined : readStored(await sharedState().get(claim), ATTEMPT)
  if (other === undefined) return keepAttempt(context, attempt)
  const isSame = other.cart === order.cart && other.expectedTotal === order.expectedTotal
  if (!isSame) return startAttempt(context, order, other)
  // The container that has claimed it may have been killed before it kept it.
  const isMissing = replaced !== undefined && (await readAttempt(context))?.key === replaced.key
  return isMissing ? keepAttempt(context, other) : other
}

async function keepAttempt(context: SignedInContext, attempt: StoredAttempt): Promise<StoredAttempt> {
  await sharedState().set(keyOf(context), JSON.stringify(attempt), DRAFT_SECONDS)
  return attempt
}

const refusalKey = ({ key }: StoredAttempt): string => `order-refused/${key}`

/**
 * Keeps that commerce has refused an attempt, which it has not written down. Sent again, under the same key,
 * it is not refused yet.
 */
export const keepRefusal = (attempt: StoredAttempt): Promise<void> =>
  sharedState().set(refusalKey(attempt), String(attempt.startedAt), DRAFT_SECONDS)

/** Whether commerce has refused an attempt, so that nothing of it is under way. */
export const wasRefused = async (attempt: StoredAttempt): Promise<boolean> =>
  (await sharedState().get(refusalKey(attempt))) === String(attempt.startedAt)
