import 'server-only'
import { savedCartSchema } from '@/lib/contract/commerce/cart/saved-cart'
import { pathOfCart } from './cart-ref'
import { callCommerce, type SignedInContext } from './commerce-call.server'
import { cartIn, SAVED_FIELDS } from './saved-carts.server'

type Deletion = 'flagForDeletion' | 'undoFlagForDeletion'

const change = async (context: SignedInContext, end: Deletion, code: string, idempotencyKey: string) =>
  cartIn(
    await callCommerce(context, {
      operation: end,
      method: 'PATCH',
      path: pathOfCart({ user: 'current', id: code }, end),
      query: { fields: SAVED_FIELDS },
      schema: savedCartSchema,
      idempotencyKey,
    }),
  )

/** Deletes a saved cart; for a while it can be brought back. */
export const flagSavedCart = (context: SignedInContext, code: string, idempotencyKey: string) =>
  change(context, 'flagForDeletion', code, idempotencyKey)

/** Brings a saved cart back that was deleted a short time ago. */
export const unflagSavedCart = (context: SignedInContext, code: string, idempotencyKey: string) =>
  change(context, 'undoFlagForDeletion', code, idempotencyKey)
