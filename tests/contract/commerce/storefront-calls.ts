/**
 * Every call that an SAP storefront makes, with its shop, account, business and checkout modules, and every
 * other call of OCC that could be expected on the way to an order. A call is served or stands with a reason
 * in the documentation. Several methods of a path are joined by a bar.
 */
const LINES = `
POST /authorizationserver/oauth/token
POST /authorizationserver/oauth/revoke
GET basesites
GET languages
GET currencies
GET countries
GET countries/US/regions
GET deliverycountries
GET titles
GET cardtypes
GET paymenttypes
GET paymentmodes
GET costcenters
GET stores
GET stores/{s}
GET stores/storescounts
GET cms/pages
GET|POST cms/components
GET cms/components/{c}
GET products/search
GET products/suggestions
GET products/{p}
GET products/{p}/stock
GET products/{p}/references
GET|POST products/{p}/reviews
GET products/{p}/configurator/textfield/x
GET products/{p}/configurators/ccpconfigurator
GET catalogs
GET customergroups
GET export/products/full
GET feeds/orders/statusfeed
POST users
GET|PATCH|DELETE users/{u}
POST|PUT users/{u}/login
POST|PUT users/{u}/password
POST users/{u}/verificationToken
POST forgottenpasswordtokens
POST passwordRestoreToken
POST resetpassword
GET|POST users/{u}/addresses
GET|PATCH|DELETE users/{u}/addresses/{a}
POST users/{u}/addresses/verification
GET users/{u}/consenttemplates
GET users/{u}/consenttemplates/{t}
POST users/{u}/consents
DELETE users/{u}/consents/{c}
GET|PATCH users/{u}/notificationpreferences
GET|POST users/{u}/productinterests
GET users/{u}/customercoupons
POST users/{u}/customercoupons/{c}/claim
POST users/{u}/customercoupons/{c}/notification
GET users/{u}/paymentdetails
GET|PATCH|DELETE users/{u}/paymentdetails/{p}
GET|POST users/{u}/orgUnits
GET users/{u}/orgUnits/{o}
GET users/{u}/availableOrgUnitNodes
GET users/{u}/orgUnitsRootNodeTree
GET users/{u}/orgCustomers
GET users/{u}/budgets
GET users/{u}/permissions
GET|POST users/{u}/carts
GET|DELETE users/{u}/carts/{c}
GET|POST users/{u}/carts/{c}/entries
GET|PUT|PATCH|DELETE users/{u}/carts/{c}/entries/{n}
POST orgUsers/{u}/carts/{c}/entries
POST|PUT orgUsers/{u}/carts/{c}/entries/
POST users/{u}/carts/{c}/validate
GET|POST users/{u}/carts/{c}/vouchers
DELETE users/{u}/carts/{c}/vouchers/{v}
POST users/{u}/carts/{c}/applyVoucher
POST users/{u}/carts/{c}/removeVoucher
GET|POST users/{u}/carts/{c}/promotions
GET|DELETE users/{u}/carts/{c}/promotions/{p}
GET users/{u}/carts/{c}/entrygroups
POST|DELETE users/{u}/carts/{c}/entrygroups/{n}
PUT users/{u}/carts/{c}/email
PUT users/{u}/carts/{c}/setEmail
POST|PATCH users/{u}/carts/{c}/guestuser
GET users/{u}/carts/{c}/savedcart
PATCH users/{u}/carts/{c}/save
PATCH users/{u}/carts/{c}/savedCart
PATCH users/{u}/carts/{c}/restoresavedcart
PATCH users/{u}/carts/{c}/flagForDeletion
POST users/{u}/carts/{c}/clonesavedcart
POST users/{u}/carts/{c}/copySavedCart
POST|PUT|DELETE users/{u}/carts/{c}/addresses/delivery
PUT users/{u}/carts/{c}/addresses/billing
GET users/{u}/carts/{c}/deliverymodes
GET|PUT|DELETE users/{u}/carts/{c}/deliverymode
PUT users/{u}/carts/{c}/requestedretrievaldate
PUT users/{u}/carts/{c}/paymenttype
PUT users/{u}/carts/{c}/costcenter
POST|PUT users/{u}/carts/{c}/paymentdetails
GET users/{u}/carts/{c}/payment/sop/request
GET|POST|DELETE users/{u}/carts/{c}/payment/sop/response
POST users/{u}/carts/{c}/replenishmentOrders
GET|POST users/{u}/orders
POST orgUsers/{u}/orders
GET users/{u}/orders/{o}
GET orders/{o}
POST users/{u}/orders/{o}/cancellation
GET users/{u}/orders/{o}/consignments/{n}/tracking
GET users/{u}/orders/{o}/invoices
GET users/{u}/orders/{o}/invoices/{i}/download
POST orgUsers/{u}/orders/{o}/cancellation
POST orgUsers/{u}/cartFromOrder
GET|POST users/{u}/orderReturns
GET|PATCH users/{u}/orderReturns/{r}
GET users/{u}/replenishmentOrders
GET|PATCH users/{u}/replenishmentOrders/{r}
GET users/{u}/replenishmentOrders/{r}/orders
POST orgUsers/{u}/replenishmentOrders
GET orgUsers/{u}/orderapprovals
GET users/{u}/orgUnits/{o}/orders
GET|POST users/{u}/quotes
GET|PUT|PATCH users/{u}/quotes/{q}
POST users/{u}/quotes/{q}/action
POST users/{u}/quotes/{q}/comments
POST users/{u}/quotes/{q}/entries/{n}/comments
POST users/{u}/quotes/{q}/discounts
GET users/{u}/quotes/{q}/attachments/{a}
GET users/{u}/orgUnits/{o}/orgDocuments
`

/** The calls, one per method. */
export const STOREFRONT_CALLS = LINES.trim()
  .split('\n')
  .flatMap(line => {
    const [methods = '', path = ''] = line.split(' ')
    return methods.split('|').map(method => ({ method, path }))
  })
