import { redirect } from 'next/navigation'
import type { CartView } from '@/components/cart/page/cart-screen'
import { readCart } from '@/lib/cart/read-cart.server'
import { REPORT, readReport } from '@/lib/cart/report.server'
import type { CartVisit } from '@/lib/cart/visit.server'
import type { AddressParameters } from '@/lib/catalogue/search/search-address'
import { NOTIFICATIONS } from '@/lib/notifications/notification'
import { cartPath, loginPath } from '@/lib/site/routes'

/** The cart with what there is to tell of its last change. A token that commerce refuses is the end of the session (spec §4): sign in, and come back. */
export async function loadCartView(visit: CartVisit, parameters: AddressParameters): Promise<CartView> {
  const { locale } = visit
  const [read, report] = await Promise.all([readCart(visit), readReport(visit, parameters[REPORT])])
  if (!read.ok && read.error.status === 401) redirect(loginPath(locale, cartPath(locale)))
  if (!read.ok) return { state: 'away', requestId: read.error.requestId }
  return {
    state: 'shown',
    ...read.value,
    // Where the address itself brings the one sentence there is, it is told already.
    ...(report !== undefined && !(report.lines.length === 0 && NOTIFICATIONS in parameters) && { report }),
  }
}
