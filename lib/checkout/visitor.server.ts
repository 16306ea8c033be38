import 'server-only'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { keyOfUser, type SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchCartIfThere } from '@/lib/cart/access/read-cart.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { oncePerRequest } from '@/lib/request/once-per-request'
import type { Problem, Result } from '@/lib/result/result'
import type { Session } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import type { Locale } from '@/lib/site/sites'
import type { UnavailableVisitor } from '@/lib/steps/handler/step-submission'
import type { CheckoutProgress } from './checkout-flow'
import { progressOf } from './progress'

/** The sender of a request for a step, with their cart read fresh from commerce. */
export type LoadedVisitor =
  | { kind: 'anonymous' }
  | { kind: 'customer'; context: SignedInContext; cart: Cart | undefined; progress: CheckoutProgress }

export type Visitor = LoadedVisitor | UnavailableVisitor

type FetchCart = (context: SignedInContext) => Promise<Result<Cart | undefined, Problem>>

/** The active cart of the user with current prices; undefined where there is none. */
export const fetchActiveCart: FetchCart = context => fetchCartIfThere(context, ACTIVE_CART)

/** The same, at most once per request. */
export const fetchActiveCartOnce: FetchCart = context =>
  oncePerRequest(keyOfUser('active-cart', context), () => fetchActiveCart(context))

/**
 * Loads the visitor of a checkout request. A 401 from commerce means that the session has ended (spec §4);
 * every other failure is an outage.
 */
export async function loadVisitor(
  session: Session,
  locale: Locale,
  fetchCart: FetchCart = fetchActiveCart,
): Promise<Visitor> {
  if (session.state === 'anonymous') return { kind: 'anonymous' }
  if (session.state === 'unavailable') return { kind: 'unavailable', user: session.user.id }
  const context = signedInContext(session, locale)
  const cart = await fetchCart(context)
  if (cart.ok) return { kind: 'customer', context, cart: cart.value, progress: progressOf(cart.value) }
  return cart.error.status === 401
    ? { kind: 'anonymous' }
    : { kind: 'unavailable', user: session.user.id, problem: cart.error }
}
