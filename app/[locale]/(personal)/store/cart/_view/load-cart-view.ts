import { redirect } from 'next/navigation'
import type { CartView } from '@/components/cart/page/cart-screen'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import { readCart } from '@/lib/cart/access/read-cart.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { readCartFlash } from '@/lib/cart/flash/cart-flash.server'
import { loadGateFacts } from '@/lib/cart/gates/gate-facts.server'
import { loadFindings } from '@/lib/cart/gates/load-validation.server'
import { loadEstimate } from '@/lib/cart/sums/load-estimate.server'
import { loadExemptions } from '@/lib/cart/sums/load-exemptions.server'
import { loadExpressOffer } from '@/lib/checkout/express/load-express-offer.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { loadLatestOrders } from '@/lib/orders/history/load-latest-orders.server'
import { isAssisted } from '@/lib/request/request-context'
import { loadSavedBesideCart } from '@/lib/saved-carts/saved-carts-beside.server'
import type { SavedCartsView } from '@/lib/saved-carts/saved-carts-view'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { NOTIFICATIONS_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath, loginPath } from '@/lib/site/paths'

type Shown = Extract<CartView, { state: 'shown' }>

/** The cart page's data; `savedCarts` are those beside the saved-for-later list. */
type Loaded = { view: CartView; savedCarts: SavedCartsView }

/**
 * Loads the cart with the report on its last change. A token that commerce refuses ends the session (spec
 * §4): the user signs in and returns.
 */
export async function loadCartView(shopper: Shopper, parameters: AddressParameters): Promise<Loaded> {
  const { locale } = shopper
  const [read, report, { later, savedCarts }, findings, estimate] = await Promise.all([
    readCart(shopper),
    readCartFlash(shopper, parameters),
    loadSavedBesideCart(shopper.customer),
    loadFindings(shopper),
    loadEstimate(shopper, parameters),
  ])
  if (!read.ok && read.error.status === 401) redirect(loginPath(locale, cartPath(locale)))
  if (!read.ok) return { view: { state: 'away', requestId: read.error.requestId }, savedCarts }
  const { cart } = read.value
  const [gate, exemptions, orders, express] = await Promise.all([
    loadGateFacts(shopper, cart),
    loadExemptions(shopper, cart, BESIDE_DEADLINE_MS),
    (cart?.entries.length ?? 0) > 0 ? [] : loadLatestOrders(shopper.customer),
    loadOffer(shopper, cart),
  ])
  const view: Shown = {
    state: 'shown',
    ...read.value,
    ...(findings !== undefined && { findings }),
    estimate,
    exemptions,
    orders,
    ...(later && { later }),
    ...(gate && { gate }),
    express,
    // Where the address itself carries the only sentence of the report, it is already shown.
    ...(report !== undefined &&
      !(report.lines.length === 0 && NOTIFICATIONS_PARAMETER in parameters) && { report }),
  }
  return { view, savedCarts }
}

/** Whether the express checkout is offered, to the customer only; begins with other calls about the cart. */
const loadOffer = async ({ customer }: Shopper, cart: Cart | undefined) =>
  customer.kind === 'signedIn' && !isAssisted() && cart !== undefined && cart.entries.length > 0
    ? loadExpressOffer(customer.context, cart)
    : undefined
