import 'server-only'
import { cartBadgeSchema, cartSchema } from '@/lib/contract/commerce/cart/cart'
import {
  type CartModification,
  cartModificationListSchema,
  cartModificationSchema,
  type NewEntry,
} from '@/lib/contract/commerce/cart/cart-modification'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type CartRef, contextOfCart, pathOfCart } from './cart-ref'
import {
  type CommerceContext,
  callCommerce,
  type SignedInContext,
  sendCommerce,
} from './commerce-call.server'

/** A header that every page has must not wait for this. */
const BADGE_DEADLINE_MS = 3_000

const BADGE_FIELDS = 'code,guid,totalItems'

/**
 * The cart is gone: it is too old, has become an order, or was merged. Its id is of no use any more (contract
 * 6.1).
 */
export const isCartGone = ({ kind, code, details }: Problem): boolean =>
  kind === 'domain' && code === 'CartError' && details?.[0]?.reason === 'notFound'

/** A cart with its lines and sums, priced now. */
export const fetchCart = (context: CommerceContext, ref: CartRef, deadlineMs?: number) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'fetchCart',
    method: 'GET',
    path: pathOfCart(ref),
    query: { fields: 'FULL' },
    schema: cartSchema,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })

/** How many lines are in a cart. */
export const fetchCartBadge = (
  context: CommerceContext,
  ref: CartRef,
  deadlineMs: number = BADGE_DEADLINE_MS,
) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'fetchCartBadge',
    method: 'GET',
    path: pathOfCart(ref),
    query: { fields: BADGE_FIELDS },
    schema: cartBadgeSchema,
    deadlineMs,
  })

/** Makes an empty cart: of whoever is signed in, else an anonymous one. */
export const createCart = (context: CommerceContext, idempotencyKey: string) =>
  callCommerce(context, {
    operation: 'createCart',
    method: 'POST',
    path: ['users', context.user === undefined ? 'anonymous' : 'current', 'carts'],
    query: { fields: BADGE_FIELDS },
    schema: cartBadgeSchema,
    idempotencyKey,
  })

export type Merge = { guid: string; into: string | undefined; deadlineMs: number }

/**
 * Puts an anonymous cart into one's own, or makes it one's own where there is none. The anonymous one is gone
 * afterwards.
 */
export const mergeCarts = (
  context: SignedInContext,
  { guid, into, deadlineMs }: Merge,
  idempotencyKey: string,
) =>
  callCommerce(context, {
    operation: 'mergeCarts',
    method: 'POST',
    path: ['users', 'current', 'carts'],
    query: { oldCartId: guid, ...(into === undefined ? {} : { toMergeCartGuid: into }), fields: 'FULL' },
    schema: cartSchema,
    idempotencyKey,
    deadlineMs,
  })

const toEntry = ({ code, quantity }: { code: string; quantity: number }): NewEntry => ({
  product: { code },
  quantity,
})

type Line = { code: string; quantity: number }

/**
 * Adds one line; what is there already is added up. An unknown item is a problem of kind `domain`,
 * `UnknownIdentifierError`.
 */
export const addEntry = (context: CommerceContext, ref: CartRef, line: Line, idempotencyKey: string) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'addEntry',
    method: 'POST',
    path: pathOfCart(ref, 'entries'),
    body: toEntry(line),
    schema: cartModificationSchema,
    idempotencyKey,
  })

/** Adds many lines to a cart of whoever is signed in; the answer has one verdict for each, in their order. */
export async function addEntries(
  context: SignedInContext,
  id: string,
  lines: readonly Line[],
  idempotencyKey: string,
): Promise<Result<readonly CartModification[], Problem>> {
  const added = await callCommerce(context, {
    operation: 'addEntries',
    method: 'POST',
    // The one path of OCC that ends with a slash.
    path: ['orgUsers', 'current', 'carts', id, 'entries', ''],
    body: { orderEntries: lines.map(toEntry) },
    schema: cartModificationListSchema,
    idempotencyKey,
  })
  return added.ok ? ok(added.value.cartModifications) : added
}

/**
 * Makes a line have so many units. Its number is that of the cart read last: it changes when another line
 * goes.
 */
export const changeEntry = (
  context: CommerceContext,
  ref: CartRef,
  { entryNumber, quantity }: { entryNumber: number; quantity: number },
  idempotencyKey: string,
) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'changeEntry',
    method: 'PATCH',
    path: pathOfCart(ref, 'entries', String(entryNumber)),
    body: { quantity },
    schema: cartModificationSchema,
    idempotencyKey,
  })

/** Takes a line out of a cart; the lines after it move up. */
export const removeEntry = (
  context: CommerceContext,
  ref: CartRef,
  entryNumber: number,
  idempotencyKey: string,
) =>
  sendCommerce(contextOfCart(context, ref), {
    operation: 'removeEntry',
    method: 'DELETE',
    path: pathOfCart(ref, 'entries', String(entryNumber)),
    idempotencyKey,
  })

/** Takes away a cart of whoever is signed in, a saved one too. */
export const deleteCart = (context: SignedInContext, code: string) =>
  sendCommerce(context, {
    operation: 'deleteCart',
    method: 'DELETE',
    path: pathOfCart({ user: 'current', id: code }),
    // A cart goes once, so its code is key enough; with one, a call that fails is made once more.
    idempotencyKey: `delete-${code}`,
  })
