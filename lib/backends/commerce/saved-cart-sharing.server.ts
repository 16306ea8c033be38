import 'server-only'
import { type SharePermission, savedCartSchema } from '@/lib/contract/commerce/cart/saved-cart'
import { pathOfCart } from './cart-ref'
import { callCommerce, type SignedInContext } from './commerce-call.server'
import { cartIn, SAVED_FIELDS, type SavedName } from './saved-carts.server'

type Write = {
  operation: string
  method: 'PUT' | 'POST' | 'DELETE'
  end: string
  body?: object
  idempotencyKey: string
}

const write = async (context: SignedInContext, code: string, { end, ...call }: Write) =>
  cartIn(
    await callCommerce(context, {
      ...call,
      path: pathOfCart({ user: 'current', id: code }, end),
      query: { fields: SAVED_FIELDS },
      schema: savedCartSchema,
    }),
  )

/** Copies a saved cart, which may be that of a colleague; the copy is the user’s own. */
export const copySavedCart = (
  context: SignedInContext,
  code: string,
  { name, description }: SavedName,
  idempotencyKey: string,
) =>
  write(context, code, {
    operation: 'copySavedCart',
    method: 'POST',
    end: 'copySavedCart',
    body: { name, ...(description === undefined ? {} : { description }) },
    idempotencyKey,
  })

/** Shares a saved cart with the members of an organization, or changes how it is shared. */
export const shareSavedCart = (
  context: SignedInContext,
  code: string,
  body: { organizationUid: string; permission: SharePermission },
  idempotencyKey: string,
) =>
  write(context, code, {
    operation: 'shareSavedCart',
    method: 'PUT',
    end: 'organizationShare',
    body,
    idempotencyKey,
  })

/** Ends the share of a saved cart. */
export const withdrawShare = (context: SignedInContext, code: string, idempotencyKey: string) =>
  write(context, code, {
    operation: 'withdrawSavedCart',
    method: 'DELETE',
    end: 'organizationShare',
    idempotencyKey,
  })
