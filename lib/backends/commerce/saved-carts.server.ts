import 'server-only'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import {
  type CartSummary,
  savedCartListSchema,
  savedCartSchema,
} from '@/lib/contract/commerce/cart/saved-cart'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { pathOfCart } from './cart-ref'
import { callCommerce, type SignedInContext } from './commerce-call.server'

/** Name and description under which a cart is kept. */
export type SavedName = { name: string; description?: string | undefined }

/** No more carts can be saved. */
export const isFullOfLists = ({ kind, code, details }: Problem): boolean =>
  kind === 'domain' && code === 'CommerceSaveCartError' && details?.[0]?.reason === 'limitReached'

const cartIn = (answer: Result<{ savedCartData: Cart }, Problem>): Result<Cart, Problem> =>
  answer.ok ? ok(answer.value.savedCartData) : answer

const SAVED_FIELDS = 'savedCartData(FULL)'

/** What a list shows of each, without its lines. */
const SUMMARY_FIELDS = 'carts(code,name,description,saveTime,totalItems,totalUnitCount,totalPrice(DEFAULT))'

/**
 * The saved carts of whoever is signed in, on this site; `deadlineMs` where a page shows them beside
 * something else.
 */
export async function listSavedCarts(
  context: SignedInContext,
  deadlineMs?: number,
): Promise<Result<readonly CartSummary[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listSavedCarts',
    method: 'GET',
    path: ['users', 'current', 'carts'],
    query: { savedCartsOnly: 'true', pageSize: '100', fields: SUMMARY_FIELDS },
    schema: savedCartListSchema,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })
  return answer.ok ? ok(answer.value.carts) : answer
}

/** A saved cart with its lines, priced now; `deadlineMs` as above. */
export const fetchSavedCart = async (context: SignedInContext, code: string, deadlineMs?: number) =>
  cartIn(
    await callCommerce(context, {
      operation: 'fetchSavedCart',
      method: 'GET',
      path: pathOfCart({ user: 'current', id: code }, 'savedcart'),
      query: { fields: SAVED_FIELDS },
      schema: savedCartSchema,
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
    }),
  )

/** Saves a cart under a name; it is not the active one any more. */
export const saveCart = async (
  context: SignedInContext,
  code: string,
  { name, description }: SavedName,
  idempotencyKey: string,
) =>
  cartIn(
    await callCommerce(context, {
      operation: 'saveCart',
      method: 'PATCH',
      path: pathOfCart({ user: 'current', id: code }, 'savedCart'),
      query: { fields: SAVED_FIELDS },
      body: { name, ...(description === undefined ? {} : { description }) },
      schema: savedCartSchema,
      idempotencyKey,
    }),
  )
