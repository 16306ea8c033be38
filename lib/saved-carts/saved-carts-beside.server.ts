import 'server-only'
import { fetchSavedCart, listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Customer } from '@/lib/session/customer.server'
import { isLater } from './later-list.server'
import type { SavedCartsView } from './saved-carts-view'

/** The saved carts of a user, where a page shows them beside something else; without the later list. */
export async function loadSavedCarts(customer: Customer): Promise<SavedCartsView> {
  if (customer.kind !== 'signedIn') return []
  const lists = await listSavedCarts(customer.context, BESIDE_DEADLINE_MS)
  return lists.ok ? lists.value.filter(list => !isLater(list)) : 'unavailable'
}

type BesideCart = { savedCarts: SavedCartsView; later?: Cart | 'unavailable' }

/** The same, and the saved-for-later list. */
export async function loadSavedBesideCart(customer: Customer): Promise<BesideCart> {
  if (customer.kind !== 'signedIn') return { savedCarts: [] }
  const lists = await listSavedCarts(customer.context, BESIDE_DEADLINE_MS)
  if (!lists.ok) return { savedCarts: 'unavailable', later: 'unavailable' }
  const waiting = lists.value.find(isLater)
  const savedCarts = lists.value.filter(list => list !== waiting)
  if (waiting === undefined) return { savedCarts }
  const later = await fetchSavedCart(customer.context, waiting.code, BESIDE_DEADLINE_MS)
  return { savedCarts, later: later.ok ? later.value : 'unavailable' }
}
