import { Hono } from 'hono'
import { ASSISTED_SERVICE_PATH } from '../../lib/contract/commerce/assisted-service.ts'
import { createAddressRoutes } from './addresses/routes.ts'
import { createVerificationRoute } from './addresses/verification-route.ts'
import { assistCustomers } from './assisted/assisted-gate.ts'
import { createAssistedRoutes } from './assisted/routes.ts'
import { createCartRoutes } from './carts/cart-routes.ts'
import { createCartCheckRoutes } from './carts/check-routes.ts'
import { createEntryRoutes } from './carts/entry-routes.ts'
import { createShareRoutes } from './carts/share-routes.ts'
import { createCatalogRoutes } from './catalogue/categories/routes.ts'
import { createMediaRoute } from './catalogue/media-route.ts'
import { createProductRoutes } from './catalogue/products/routes.ts'
import { createSearchRoutes } from './catalogue/search/routes.ts'
import { createCheckoutRoutes } from './checkout/routes.ts'
import type { Commerce } from './commerce.ts'
import { createCustomerRoutes } from './customers/routes.ts'
import type { CommerceEnvironment, CommerceRoutes } from './http/environment.ts'
import { answerError, answerNotFound } from './http/error-responses.ts'
import {
  checkEntryPoint,
  requireJsonAccepted,
  requirePlatformKey,
  resolveSite,
  traceRequest,
} from './http/gate.ts'
import { createInvoiceLookupRoutes } from './invoice-payments/lookup-routes.ts'
import { createInvoicePaymentRoutes } from './invoice-payments/payment-routes.ts'
import { createOrderInvoiceRoutes } from './invoices/order-invoice-routes.ts'
import { createInvoiceRoutes } from './invoices/routes.ts'
import { createOrderLookupRoutes } from './order-lookup/routes.ts'
import { createAllOrderRoutes } from './orders/all-routes.ts'
import { createAllOrganizationRoutes } from './organizations/all-routes.ts'
import { createCartPaymentRoutes } from './payments/cart-routes.ts'
import { createPaymentDetailsRoutes } from './payments/routes.ts'
import { createQglobalRoutes } from './qglobal/routes.ts'
import { createAllQualificationRoutes } from './qualifications/all-routes.ts'
import { decideFirst } from './qualifications/settle-qualifications.ts'
import { createAllQuoteRoutes } from './quotes/all-routes.ts'
import { baseSitesRoute, createReferenceRoutes } from './reference/routes.ts'
import { decideRequestsFirst } from './requests/settle-requests.ts'
import { createReturnRoutes } from './returns/routes.ts'
import { createSavedCartRoutes } from './saved-carts/routes.ts'
import { createSavedShareRoutes } from './saved-carts/share-routes.ts'
import { createSessionRoutes } from './session-routes.ts'
import { createAllPreferenceRoutes } from './settings/all-routes.ts'
import { createShopRoutes } from './shops/routes.ts'
import { createExemptionRoutes } from './taxes/exemption-routes.ts'
import { decideExemptionsFirst } from './taxes/settle-exemptions.ts'
import { createVoucherRoutes } from './vouchers/routes.ts'

/** Reviews that are due are decided before any call is handled. */
const reviewsFirst = (commerce: Commerce) => [
  decideFirst(commerce),
  decideExemptionsFirst(commerce),
  decideRequestsFirst(commerce),
]

/** The whole service. The routes of a new subject are one more entry of `parts`. */
export const createCommerceApp = (commerce: Commerce): CommerceRoutes => {
  const app: CommerceRoutes = new Hono<CommerceEnvironment>()
  app.use(traceRequest)
  // Pictures are open to every browser, as on a media server of its own.
  app.get('/medias/:file', createMediaRoute(commerce.database))
  app.use(requirePlatformKey(commerce.platformKey), requireJsonAccepted, checkEntryPoint)
  app.get('/occ/v2/basesites', baseSitesRoute)
  app.use('/occ/v2/:site/*', resolveSite, assistCustomers(commerce), ...reviewsFirst(commerce))
  const parts = [
    createReferenceRoutes(),
    createCustomerRoutes(commerce),
    ...createAllPreferenceRoutes(commerce),
    createAddressRoutes(commerce),
    ...createAllOrganizationRoutes(commerce),
    createQglobalRoutes(commerce),
    ...createAllQualificationRoutes(commerce),
    createSearchRoutes(commerce),
    createProductRoutes(commerce),
    createCatalogRoutes(commerce),
    createCartRoutes(commerce),
    createEntryRoutes(commerce),
    createCartCheckRoutes(commerce),
    createShareRoutes(commerce),
    createVoucherRoutes(commerce),
    createCheckoutRoutes(commerce),
    createExemptionRoutes(commerce),
    ...createAllOrderRoutes(commerce),
    createOrderLookupRoutes(commerce),
    createReturnRoutes(commerce),
    createInvoiceRoutes(commerce),
    createOrderInvoiceRoutes(commerce),
    createInvoicePaymentRoutes(commerce),
    createInvoiceLookupRoutes(commerce),
    createCartPaymentRoutes(commerce),
    createSavedCartRoutes(commerce),
    createSavedShareRoutes(commerce),
    createShopRoutes(commerce),
    ...createAllQuoteRoutes(commerce),
    createPaymentDetailsRoutes(commerce),
  ]
  for (const part of parts) app.route('/occ/v2/:site', part)
  app.post('/occ/v2/:site/users/:user/addresses/verification', createVerificationRoute(commerce))
  app.route('/store', createSessionRoutes(commerce))
  app.route(ASSISTED_SERVICE_PATH, createAssistedRoutes(commerce))
  app.notFound(answerNotFound)
  app.onError(answerError(commerce.log))
  return app
}
