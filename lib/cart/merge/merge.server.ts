import 'server-only'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { fetchCart, isCartGone, mergeCarts } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { forgetCart } from '../access/cart-cookie.server'
import type { Shopper } from '../access/shopper.server'
import { storeMergeFlash } from '../flash/cart-flash.server'
import type { CartFlash } from '../flash/line-flash'
import { type MergeReport, reportMerge } from '../flash/merge-report'
import { mergedFlash } from '../flash/merged-flash'
import { quoteInCart } from '../quote/quote-in-cart.server'

/** The user is waiting for another action meanwhile, for example sign-in or adding a line. */
export const MERGE_MS = 2_000

/**
 * `flash` is set only if there was something to merge; with a `problem` nothing of it was. The cookie of the
 * anonymous cart is removed once nothing of it is left.
 */
export type Merged = { flash?: CartFlash; cookies: readonly CookieChange[]; problem?: Problem }

/**
 * Merges the anonymous cart of this browser into the cart of the signed-in user. A failure leaves both carts
 * and the cookie unchanged for the next try. Never rejects.
 */
export async function mergeEarlier(shopper: Shopper): Promise<Merged> {
  const { customer, guid, cookies, locale } = shopper
  if (customer.kind !== 'signedIn' || guid === undefined) return { cookies: [] }
  const merged = await merge(customer.context, guid)
  if (!merged.ok) return notMerged(merged.error)
  if (merged.value !== undefined && 'quote' in merged.value) return keptBeside(locale, merged.value)
  const dropped = await forgetCart(cookies, locale)
  if (merged.value === undefined) return { cookies: dropped }
  const flash = mergedFlash(locale, merged.value)
  await storeMergeFlash(shopper, flash)
  return { flash, cookies: dropped }
}

/** Result of a failed merge: both carts and the cookie stay as they are. */
export function notMerged(problem: Problem): Merged {
  logMergeFailure(problem.kind)
  return { cookies: [], problem }
}

/** `reason` is a kind of failure, never a value. */
export const logMergeFailure = (reason: string): void => {
  logger.warn({ reason }, 'Error merging carts:')
}

/** The number of lines that stay in the anonymous cart, and the quote that is in the cart of the user. */
type KeptBeside = { count: number; quote: string; problem: Problem }

/** The cart of a quote takes no lines: the anonymous cart stays, and the cart page offers it from then on. */
const keptBeside = (locale: Locale, { count, quote: number, problem }: KeptBeside): Merged => ({
  flash: {
    tone: 'caution',
    message: getTranslator(locale, 'cart')('quote.keptEarlier', { count, number }),
    lines: [],
  },
  cookies: [],
  problem,
})

async function merge(
  context: SignedInContext,
  guid: string,
): Promise<Result<MergeReport | KeptBeside | undefined, Problem>> {
  const end = performance.now() + MERGE_MS
  const left = () => Math.max(1, Math.floor(end - performance.now()))
  const [anonymous, own] = await Promise.all([
    ifThere(fetchCart(context, { user: 'anonymous', guid }, left())),
    ifThere(fetchCart(context, ACTIVE_CART, left())),
  ])
  if (!anonymous.ok) return anonymous
  if (!own.ok) return own
  if (anonymous.value === undefined || anonymous.value.entries.length === 0) return ok(undefined)
  const problem = quoteInCart(own.value, 'mergeCarts')
  if (problem !== undefined && own.value?.sapQuote !== undefined)
    return ok({ count: anonymous.value.entries.length, quote: own.value.sapQuote.code, problem })
  const sent = { guid, into: own.value?.guid, deadlineMs: left() }
  const merged = await mergeCarts(context, sent, `merge-${guid}`)
  if (merged.ok) return ok(reportMerge(anonymous.value, own.value, merged.value))
  return isSpent(merged.error) ? ok(undefined) : merged
}

async function ifThere(asked: Promise<Result<Cart, Problem>>): Promise<Result<Cart | undefined, Problem>> {
  const cart = await asked
  return !cart.ok && isCartGone(cart.error) ? ok(undefined) : cart
}

/** Whether the cart has already been merged, for example by another tab. */
const isSpent = ({ kind, code, details }: Problem): boolean =>
  kind === 'domain' && code === 'CartError' && details?.[0]?.reason === 'cannotRestore'
