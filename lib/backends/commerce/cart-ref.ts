import type { CommerceContext } from './commerce-call.server'

/**
 * Reference to a cart: a user's cart by its code or as `current`, an anonymous one by its secret `guid`,
 * which is all that is needed to access it.
 */
export type CartRef = { user: 'current'; id: string } | { user: 'anonymous'; guid: string }

/** The active cart of a signed-in user. */
export const ACTIVE_CART: CartRef = { user: 'current', id: 'current' }

/** Path segments of a cart and of resources below it. */
export const pathOfCart = (ref: CartRef, ...rest: readonly string[]): readonly string[] => [
  'users',
  ref.user,
  'carts',
  ref.user === 'anonymous' ? ref.guid : ref.id,
  ...rest,
]

/** Drops the user's token for an anonymous cart: commerce identifies that cart by its `guid` only. */
export const contextOfCart = ({ user, ...context }: CommerceContext, ref: CartRef): CommerceContext =>
  ref.user === 'anonymous' || user === undefined ? context : { ...context, user }
