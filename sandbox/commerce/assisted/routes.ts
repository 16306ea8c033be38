import { Hono } from 'hono'
import type { AssistedSearch } from '../../../lib/contract/commerce/assisted-service.ts'
import { transaction } from '../../db/transaction.ts'
import { adoptCart, findAnonymousCart, touchCart } from '../carts/cart-store.ts'
import type { Commerce } from '../commerce.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { readParameters } from '../http/read-parameters.ts'
import { requireCustomerOf } from './assisted-gate.ts'
import { noteEvent } from './audit-event-store.ts'
import { showEntries, showLog } from './log-routes.ts'
import { markAssisted } from './record-store.ts'
import { requireAgent } from './require-agent.ts'
import { kindOfSearch, searchCustomers } from './search-customers.ts'
import { addEntry, end, start } from './session-routes.ts'

/** The assisted service (pages: Support login): calls of support staff only, with the site as a parameter. */
export const createAssistedRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get('/customers/search', request => search(commerce, request))
  routes.post('/bind-cart', request => bindCart(commerce, request))
  // Our extensions: what acting as a customer is for, and the log.
  routes.post('/sessions', request => start(commerce, request))
  routes.post('/sessions/:session/entries', request => addEntry(commerce, request))
  routes.delete('/sessions/:session', request => end(commerce, request))
  routes.get('/log', request => showLog(commerce, request))
  routes.get('/entries', request => showEntries(commerce, request))
  return routes
}

const search = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent, site } = await requireAgent(commerce, request)
  const now = commerce.clock.now()
  const page = readPage(request)
  const wanted = { query: request.req.query('query') ?? '', orderId: request.req.query('orderId') }
  const { entries, total } = searchCustomers({ ...commerce, now }, wanted, page)
  const event = { agent, site: site.uid, text: kindOfSearch(wanted), hits: total }
  noteEvent(commerce.database, { kind: 'search', ...event }, now)
  return request.json({ entries, pagination: toPagination(page, total) } satisfies AssistedSearch)
}

/** Makes a visitor's cart the active cart of a customer. */
const bindCart = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { site } = await requireAgent(commerce, request)
  const parameters = await readParameters(request)
  const customer = requireCustomerOf(commerce, site, parameters.get('customerId') ?? '')
  const { database, clock } = commerce
  transaction(database, () => {
    const guid = parameters.get('cartId') ?? ''
    const cart = findAnonymousCart(database, { site: site.uid, guid, now: clock.now() })
    if (cart === undefined)
      throw occError.cart('The cart cannot be restored.', { reason: 'cannotRestore', subjectType: 'cart' })
    adoptCart(database, cart.code, customer.customerId)
    touchCart(database, cart.code, clock.now())
    markAssisted(database, 'cart', cart.code)
  })
  return request.body(null, 200)
}
