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

/** Short, because every page shows the header with this badge. */
const BADGE_DEADLINE_MS = 3_000

const BADGE_FIELDS = 'code,guid,totalItems,organization'

/**
 * Whether a cart no longer exists: it has expired, has become an order, or was merged. Its id cannot be used
 * any more (contract 6.1).
 */
export const isCartGone = ({ kind, code, details }: Problem): boolean =>
  kind === 'domain' && code === 'CartError' && details?.[0]?.reason === 'notFound'

/** Fetches a cart with its entries and totals at current prices. */
export const fetchCart = (context: CommerceContext, ref: CartRef, deadlineMs?: number) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'fetchCart',
    method: 'GET',
    path: pathOfCart(ref),
    query: { fields: 'FULL' },
    schema: cartSchema,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })

/** Fetches the number of entries in a cart, and the account that it is for. */
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

/** Creates an empty cart for the signed-in user, otherwise an anonymous one. */
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
 * Merges an anonymous cart into the user's cart, or makes it the user's cart if there is none. The anonymous
 * cart no longer exists afterwards.
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

const toEntry = ({ code, quantity, note }: Line): NewEntry => ({
  product: { code },
  quantity,
  ...(note !== undefined && note !== '' && { note }),
})

type Line = { code: string; quantity: number; note?: string | undefined }

/**
 * Adds an entry; an existing entry of the same item is increased. An unknown item is a problem of kind
 * `domain`, `UnknownIdentifierError`.
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

/** Adds entries to a cart of the signed-in user; returns one cart modification per line, in their order. */
export async function addEntries(
  context: SignedInContext,
  id: string,
  lines: readonly Line[],
  idempotencyKey: string,
): Promise<Result<readonly CartModification[], Problem>> {
  const added = await callCommerce(context, {
    operation: 'addEntries',
    method: 'POST',
    // The only OCC path with a trailing slash.
    path: ['orgUsers', 'current', 'carts', id, 'entries', ''],
    body: { orderEntries: lines.map(toEntry) },
    schema: cartModificationListSchema,
    idempotencyKey,
  })
  return added.ok ? ok(added.value.cartModifications) : added
}

/**
 * Sets the quantity of an entry, and its note if one is given. `entryNumber` is that of the cart read last:
 * it changes when another entry is removed.
 */
export const changeEntry = (
  context: CommerceContext,
  ref: CartRef,
  { entryNumber, quantity, note }: { entryNumber: number; quantity: number; note?: string | undefined },
  idempotencyKey: string,
) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'changeEntry',
    method: 'PATCH',
    path: pathOfCart(ref, 'entries', String(entryNumber)),
    body: { quantity, ...(note !== undefined && { note }) },
    schema: cartModificationSchema,
    idempotencyKey,
  })

/** Sets the note of an entry; an empty one removes it. `entryNumber` is that of the cart read last. */
export const changeNote = (
  context: CommerceContext,
  ref: CartRef,
  { entryNumber, note }: { entryNumber: number; note: string },
  idempotencyKey: string,
) =>
  sendCommerce(contextOfCart(context, ref), {
    operation: 'changeNote',
    method: 'PATCH',
    path: pathOfCart(ref, 'entries', String(entryNumber)),
    body: { note },
    idempotencyKey,
  })

/** Removes an entry from a cart; the entry numbers after it shift. */
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

/**
 * Chooses the account that a cart is for, by default the active one, which sets its prices anew; returns the
 * cart.
 */
export const chooseOrganization = (
  context: SignedInContext,
  { uid, cart = 'current' }: { uid: string; cart?: string },
  idempotencyKey: string,
) =>
  callCommerce(context, {
    operation: 'chooseOrganization',
    method: 'PUT',
    path: pathOfCart({ user: 'current', id: cart }, 'organization'),
    query: { organizationUid: uid, fields: 'FULL' },
    schema: cartSchema,
    idempotencyKey,
  })

/** Deletes a cart of the signed-in user, also a saved one. */
export const deleteCart = (context: SignedInContext, code: string) =>
  sendCommerce(context, {
    operation: 'deleteCart',
    method: 'DELETE',
    path: pathOfCart({ user: 'current', id: code }),
    // A cart is deleted once, so its code is a sufficient idempotency key; with a key, a failed call is
    // retried.
    idempotencyKey: `delete-${code}`,
  })
