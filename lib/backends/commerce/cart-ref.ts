import type { CommerceContext } from './commerce-call.server'

/**
 * Names a cart: one's own by its code or as `current`, an anonymous one by its guid, which is all that it
 * takes to open it.
 */
export type CartRef = { user: 'current'; id: string } | { user: 'anonymous'; guid: string }

/** The cart that somebody who is signed in fills now. */
export const ACTIVE_CART: CartRef = { user: 'current', id: 'current' }

/** Segments of a path below a cart. */
export const pathOfCart = (ref: CartRef, ...rest: readonly string[]): readonly string[] => [
  'users',
  ref.user,
  'carts',
  ref.user === 'anonymous' ? ref.guid : ref.id,
  ...rest,
]

/** Nobody's token goes along where an anonymous cart is meant: commerce knows it by its guid. */
export const contextOfCart = ({ user, ...context }: CommerceContext, ref: CartRef): CommerceContext =>
  ref.user === 'anonymous' || user === undefined ? context : { ...context, user }
