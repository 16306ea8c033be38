import { Hono } from 'hono'
import { findProduct } from '../catalogue/products/routes.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'

/** Shops to collect goods from: the publisher has none, so that lists are empty and every name is unknown. */
export const createShopRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get('/stores', answering('ShopSearchPage', emptyPage))
  routes.get(
    '/stores/storescounts',
    answering('ShopCountList', () => ({ body: { countriesAndRegionsStoreCount: [] } })),
  )
  routes.get('/stores/:store', answering('ShopSearchPage', refuse))
  routes.get(
    '/products/:code/stock',
    answering('ShopSearchPage', request => {
      findProduct(commerce, request)
      return emptyPage(request)
    }),
  )
  routes.get(
    '/products/:code/stock/:store',
    answering('Stock', request => {
      findProduct(commerce, request)
      return refuse(request)
    }),
  )
  return routes
}

const emptyPage = (request: CommerceRequest): Answer => {
  request.header('x-total-count', '0')
  return { body: { stores: [], sorts: [], pagination: toPagination(readPage(request), 0) } }
}

const refuse = (request: CommerceRequest): never => {
  const store = pathSegment(request, 'store')
  throw occError.unknownIdentifier(`Point of service '${store}' not found!`, { subject: store })
}
