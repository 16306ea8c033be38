import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import { cartPath } from '@/lib/site/routes'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { type CartContext, ownerOf } from './cart-context.server'
import { CART_WORDS, type CartMessages } from './line-words'

/** Query parameter that says which report an address of the cart means. */
export const REPORT = 'report'

/** For as long as somebody may look around without signing in again. */
const KEPT_SECONDS = IDLE_TIMEOUT_SECONDS

const KEPT = z.object({
  /** Without one it waits for the next look at the cart, wherever that comes from. */
  id: z.string().optional(),
  words: CART_WORDS,
})

const keyOf = (owner: string): string => `cart-report/${owner}`

async function keep(visit: CartContext, report: { id?: string; words: CartMessages }): Promise<void> {
  const owner = ownerOf(visit)
  if (owner !== undefined) await sharedState().set(keyOf(owner), JSON.stringify(report), KEPT_SECONDS)
}

/** Keeps what became of a merged cart until its owner looks at the cart: it is told there line by line. */
export const keepMergeReport = (visit: CartContext, words: CartMessages): Promise<void> =>
  keep(visit, { words })

/**
 * Keeps what there is to tell of single lines, which no address could hold, and gives the address of the page
 * that tells it: that of the cart, or of a saved one. It opens for the owner of the cart only.
 */
export async function reportAddress(
  visit: CartContext,
  words: CartMessages,
  page = cartPath(visit.locale),
): Promise<string> {
  const id = randomBytes(8).toString('base64url')
  await keep(visit, { id, words })
  return `${page}?${new URLSearchParams({ [REPORT]: id })}`
}

/** What the page of the cart has to tell; `id` is the parameter `report` of its address. */
export async function readReport(visit: CartContext, id: unknown): Promise<CartMessages | undefined> {
  const owner = ownerOf(visit)
  if (owner === undefined) return undefined
  const kept = readStored(await sharedState().get(keyOf(owner)), KEPT)
  if (kept === undefined || (kept.id !== undefined && kept.id !== id)) return undefined
  // Without an address of its own it would be told at every look at the cart.
  if (kept.id === undefined) await sharedState().delete(keyOf(owner))
  return kept.words
}

/** What was told is told no more once the cart is changed. */
export async function dropReport(visit: CartContext): Promise<void> {
  const owner = ownerOf(visit)
  if (owner !== undefined) await sharedState().delete(keyOf(owner))
}
